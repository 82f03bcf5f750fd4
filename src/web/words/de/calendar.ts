import type { calendarWords } from '#web/words/calendar.ts';

export const calendar = {
  calendarFile: {
    choose: 'Tag wählen',
    file: 'Kalenderdatei',
    day: 'Tag in den Kalender',
    match: (match) => `${match} in den Kalender`,
  },
} satisfies typeof calendarWords;
