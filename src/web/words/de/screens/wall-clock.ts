import type { wallClockWords } from '#web/words/wall-clock.ts';

export const wallClock: typeof wallClockWords = {
  wallClock: {
    title: (city) => `Uhrzeit in ${city}`,
    next: 'Nächster Anstoß',
    nextMatch: (time, home, away) => `${time} ${home} – ${away}`,
    others: (count) => `und ${count} weitere`,
    inPlay: (count) => `${count} laufen gerade`,
  },
};
