// How long a practised person takes who makes no mistake, by the keystroke-level model of Card, Moran and
// Newell (Communications of the ACM 23, 1980): the sum of what hands do, and of what has to be thought
// before.
#pragma once

namespace roadmarshal::test {

struct KeystrokeLevel
{
    int keys = 0;      // by an average typist
    int pointings = 0; // with the mouse
    int buttons = 0;   // pressed or let go
    int homings = 0;   // of a hand, from the keyboard to the mouse or back
    int thoughts = 0;  // before each thing that is done

    double seconds() const
    {
        return 0.28 * keys + 1.1 * pointings + 0.1 * buttons + 0.4 * homings + 1.35 * thoughts;
    }
    double minutes() const { return seconds() / 60; }

    void click()
    {
        ++thoughts;
        ++pointings;
        buttons += 2;
    }
    // At the same place as the last.
    void clickAgain() { buttons += 2; }
    void drag()
    {
        ++thoughts;
        pointings += 2;
        buttons += 2;
    }
    void type(int letters)
    {
        ++thoughts;
        homings += 2;
        keys += letters;
    }
};

} // namespace roadmarshal::test
