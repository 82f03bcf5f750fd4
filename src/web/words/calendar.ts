import { wordsOf } from './use-words.ts';

/** Texts of the calendar that picks a day, and of calendar files. */
export const calendarWords = {
  calendarFile: {
    choose: 'Pick a date',
    file: 'Add to calendar',
    day: 'Add this day to calendar',
    match: (match: string) => `Add ${match} to calendar`,
  },
  datePicker: { previous: 'Previous month', next: 'Next month', close: 'Close' },
};

export const useCalendarWords = wordsOf(calendarWords);
