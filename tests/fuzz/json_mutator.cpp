// Changes JSON as JSON most of the time, so that the fuzzer gets past the parser; anything else byte by byte.
#include "libfuzzer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstring>
#include <random>

namespace {

class Mutation
{
public:
    Mutation(const QJsonValue& whole, unsigned seed) : m_random(seed) { collect(whole); }

    // Goes down to some value and changes it.
    QJsonValue changed(const QJsonValue& value)
    {
        const bool isHere = oneIn(6);
        if (value.isArray() && !isHere && !value.toArray().isEmpty()) {
            QJsonArray array = value.toArray();
            const qsizetype at = below(array.size());
            array[at] = changed(array[at]);
            return array;
        }
        if (value.isObject() && !isHere && !value.toObject().isEmpty()) {
            QJsonObject object = value.toObject();
            const QString key = object.keys()[below(object.size())];
            object[key] = changed(object[key]);
            return object;
        }
        return oneIn(4) ? anything() : changedInKind(value);
    }

private:
    void collect(const QJsonValue& value)
    {
        m_values.append(value);
        for (const QJsonValue& item : value.toArray())
            collect(item);
        const QJsonObject object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field) {
            m_keys.append(field.key());
            collect(field.value());
        }
    }

    qsizetype below(qsizetype bound)
    {
        return static_cast<qsizetype>(m_random() % static_cast<unsigned>(bound));
    }
    bool oneIn(int count) { return below(count) == 0; }

    QJsonValue anything()
    {
        switch (below(10)) {
        case 0:
            return QJsonValue::Null;
        case 1:
            return oneIn(2);
        case 2:
            return static_cast<int>(below(60)) - 3;
        case 3:
            return oneIn(2) ? 1e300 : -2147483648.0;
        case 4:
            return 0.5;
        case 5:
            return QString();
        case 6:
            return QJsonArray();
        case 7:
            return QJsonObject();
        default:
            return m_values[below(m_values.size())]; // something from elsewhere in the same file
        }
    }

    QJsonValue changedInKind(const QJsonValue& value)
    {
        if (value.isDouble())
            return value.toDouble() + static_cast<int>(below(9)) - 4;
        if (value.isString())
            return changedText(value.toString());
        if (value.isArray())
            return changedList(value.toArray());
        if (value.isObject())
            return changedObject(value.toObject());
        return anything();
    }

    QString changedText(const QString& text)
    {
        constexpr qsizetype longest = 300;
        QByteArray bytes = text.toUtf8().first(std::min(longest, text.toUtf8().size()));
        const qsizetype size = bytes.size();
        bytes.resize(longest);
        bytes.resize(static_cast<qsizetype>(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(bytes.data()),
                                                             static_cast<std::size_t>(size), longest)));
        return QString::fromUtf8(bytes);
    }

    QJsonArray changedList(QJsonArray array)
    {
        const qsizetype at = array.isEmpty() ? 0 : below(array.size());
        switch (array.isEmpty() ? 0 : below(4)) {
        case 0:
            array.append(anything());
            break;
        case 1:
            array.removeAt(at);
            break;
        case 2:
            array.insert(at, QJsonValue(array[below(array.size())]));
            break;
        default:
            while (array.size() > at)
                array.removeLast();
        }
        return array;
    }

    QJsonObject changedObject(QJsonObject object)
    {
        const QString known = m_keys.isEmpty() ? QStringLiteral("x") : m_keys[below(m_keys.size())];
        if (!object.isEmpty() && oneIn(2)) {
            const QString gone = object.keys()[below(object.size())];
            if (const QJsonValue value = object.take(gone); oneIn(2))
                object[known] = value;
        } else {
            object[known] = anything();
        }
        return object;
    }

    std::minstd_rand m_random;
    QList<QJsonValue> m_values;
    QStringList m_keys;
};

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t largest,
                                               unsigned seed)
{
    const QJsonDocument document =
        seed % 8 == 0 ? QJsonDocument()
                      : QJsonDocument::fromJson(
                            QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    if (!document.isObject())
        return LLVMFuzzerMutate(data, size, largest);
    Mutation mutation(document.object(), seed / 8);
    QJsonValue value = document.object();
    for (unsigned i = 0; i <= seed % 3; ++i)
        value = mutation.changed(value);
    const QByteArray text = QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    if (static_cast<std::size_t>(text.size()) > largest)
        return LLVMFuzzerMutate(data, size, largest);
    std::memcpy(data, text.constData(), static_cast<std::size_t>(text.size()));
    return static_cast<std::size_t>(text.size());
}
