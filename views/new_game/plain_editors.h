// Editors for fields of a set-up that need no picture: a bar, a list, a number, a box to tick, a text.
#pragma once

#include "field_editor.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace roadmarshal::views {

class OptionBar;

class BarEditor final : public FieldEditor
{
    Q_OBJECT
public:
    BarEditor(const table::Game& game, QWidget* parent);
    void setField(const table::SetupField& field, const QJsonValue& chosen) override;
    QList<QWidget*> stops() const override;
    OptionBar* bar() const { return m_bar; }

private:
    const table::Game& m_game;
    OptionBar* m_bar = nullptr;
    QStringList m_words;
};

class ListEditor final : public FieldEditor
{
    Q_OBJECT
public:
    ListEditor(const table::Game& game, QWidget* parent);
    void setField(const table::SetupField& field, const QJsonValue& chosen) override;
    QList<QWidget*> stops() const override;
    QComboBox* list() const { return m_list; }

private:
    const table::Game& m_game;
    QComboBox* m_list;
};

class NumberEditor final : public FieldEditor
{
    Q_OBJECT
public:
    explicit NumberEditor(QWidget* parent);
    void setField(const table::SetupField& field, const QJsonValue& chosen) override;
    QList<QWidget*> stops() const override;
    QSpinBox* box() const { return m_box; }

private:
    QSpinBox* m_box;
};

class SwitchEditor final : public FieldEditor
{
    Q_OBJECT
public:
    SwitchEditor(const table::Game& game, QWidget* parent);
    void setField(const table::SetupField& field, const QJsonValue& chosen) override;
    QList<QWidget*> stops() const override;
    bool namesItself() const override { return true; }
    QCheckBox* box() const { return m_box; }

private:
    const table::Game& m_game;
    QCheckBox* m_box;
};

class TextEditor final : public FieldEditor
{
    Q_OBJECT
public:
    explicit TextEditor(QWidget* parent);
    void setField(const table::SetupField& field, const QJsonValue& chosen) override;
    QList<QWidget*> stops() const override;
    QLineEdit* line() const { return m_line; }

private:
    QLineEdit* m_line;
};

// Fills a list with what is offered; what can't be chosen is there, and says why not.
void offer(QComboBox* list, const QList<table::SetupOption>& options, const table::Game& game);

} // namespace roadmarshal::views
