// Who has won, large and in the winner's colours.
#pragma once

#include <QFrame>

#include <optional>

class QLabel;

namespace roadmarshal::views {

class WinnerBanner final : public QFrame
{
    Q_OBJECT
public:
    struct Words
    {
        QString verdict;
        QString reason; // empty where the verdict says it all
        QString about;
    };
    // Without a livery: nobody's in particular, the table's as a whole.
    WinnerBanner(const Words& words, std::optional<int> livery, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dress();

    std::optional<int> m_livery;
    QList<QLabel*> m_lines;
};

} // namespace roadmarshal::views
