#include "label.h"

#include <QApplication>

namespace roadmarshal::views {

namespace {

class TypedLabel : public QLabel
{
public:
    TypedLabel(Type type, const QString& text, QWidget* parent) : QLabel(text, parent), m_type(type)
    {
        retype();
    }
    void retype() { setFont(m_type()); }

private:
    Type m_type;
};

} // namespace

QLabel* plainLabel(Type type, const QString& text, QWidget* parent)
{
    auto* label = new TypedLabel(type, text, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void retypeLabels()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        if (auto* label = dynamic_cast<TypedLabel*>(widget))
            label->retype();
    }
}

} // namespace roadmarshal::views
