// Says in the colours of a warning what the rules speak against; not there while they do not.
#pragma once

#include <QFrame>

class QLabel;

namespace roadmarshal::views {

class WarningStrip : public QFrame
{
    Q_OBJECT
public:
    explicit WarningStrip(QWidget* parent = nullptr);

    void setText(const QString& text);
    const QString& text() const { return m_words; }

signals:
    void rulesWanted(const QStringList& rules);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colour();

    QString m_words;
    QLabel* m_label;
};

} // namespace roadmarshal::views
