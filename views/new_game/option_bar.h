// A few answers side by side, one of them chosen; arrow keys go from one to the next.
#pragma once

#include <QAbstractButton>
#include <QList>

class QButtonGroup;

namespace roadmarshal::views {

class OptionBar final : public QWidget
{
    Q_OBJECT
public:
    struct Option
    {
        QString id;
        QString text;
        QString tip;
    };
    OptionBar(const QString& accessibleName, const QList<Option>& options, QWidget* parent = nullptr);

    QString current() const;
    // An id that is not offered chooses the first.
    void setCurrent(const QString& id);
    // Offered, but not now; the tip says why. Without a reason it can be chosen.
    void setWhyNot(const QString& id, const QString& reason);

signals:
    // By a person, not by setCurrent.
    void picked(const QString& id);

private:
    QButtonGroup* m_group;
    QStringList m_ids;
    QStringList m_tips;
};

class OptionButton final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit OptionButton(const QString& text, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace roadmarshal::views
