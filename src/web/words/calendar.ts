import { wordsOf } from './use-words.ts';

export const calendarWords = {
  calendarFile: {
    choose: 'Pick a date',
    file: 'Add to calendar',
    day: 'Add this day to calendar',
    match: (match: string) => `Add ${match} to calendar`,
  },
};

export const useCalendarWords = wordsOf(calendarWords);
