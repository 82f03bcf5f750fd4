import type { calendarWords } from '#web/words/calendar.ts';

export const calendar = {
  calendarFile: {
    choose: 'Tag wählen',
    file: 'In den Kalender',
    day: 'Diesen Tag in den Kalender',
    match: (match) => `${match} in den Kalender`,
  },
  datePicker: { previous: 'Vorheriger Monat', next: 'Nächster Monat', close: 'Schließen' },
} satisfies typeof calendarWords;
