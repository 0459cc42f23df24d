// What there is to see of one item: its picture, where it can be drawn, and what stands in it.
#pragma once

#include "library_reader.h"

#include <QWidget>

class QLabel;
class QTextBrowser;

namespace roadmarshal::views {

class BoardPicture;

class ItemSheet final : public QWidget
{
    Q_OBJECT
public:
    explicit ItemSheet(QWidget* parent = nullptr);

    void showEntry(const LibraryEntry& entry);
    void showNothing(const QString& why);
    BoardPicture* picture() const { return m_picture; }

private:
    QLabel* m_title;
    QLabel* m_facts;
    BoardPicture* m_picture;
    QTextBrowser* m_values;
};

} // namespace roadmarshal::views
