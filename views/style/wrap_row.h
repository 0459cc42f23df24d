// A row of widgets that goes on in the next line where the width does not hold them all.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace roadmarshal::views {

class WrapRow : public QLayout
{
    Q_OBJECT
public:
    explicit WrapRow(QWidget* parent = nullptr);
    ~WrapRow() override;

    // What is left of its line goes to those that expand, as their policies say.
    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    // The height that it takes; nothing is moved without `move`.
    int layOut(const QRect& rect, bool move) const;
    int layOutLine(const std::vector<QLayoutItem*>& line, const QRect& room, int needed, bool move) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace roadmarshal::views
