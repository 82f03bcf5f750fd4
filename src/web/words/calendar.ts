import { wordsOf } from './use-words.ts';

/** What is said of calendar files. */
export const calendarWords = {
  calendarFile: {
    choose: 'Choose a day',
    file: 'Calendar file',
    day: 'Add day to calendar',
    match: (match: string) => `Add ${match} to the calendar`,
  },
};

export const useCalendarWords = wordsOf(calendarWords);
