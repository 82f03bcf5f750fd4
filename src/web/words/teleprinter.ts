import { manners } from '#news/words/en.ts';
import { useChangesWords } from './changes.ts';
import { useNotesWords } from './notes.ts';
import { wordsOf } from './use-words.ts';

/** Changes in a word or two, for the vidiprinter and walls. */
export const teleprinterWords = {
  teleprinter: {
    /** Names as on a teleprinter. */
    labels: {
      goal: 'GOAL',
      'ruled-out': 'NO GOAL',
      red: 'RED',
      'penalty-missed': 'PEN MISSED',
      'kick-scored': 'PENS ●',
      'kick-missed': 'PENS ✕',
      ruling: 'CORR',
      'kick-off': 'KO',
      'half-time': 'HT',
      ninety: '90 MIN',
      'extra-time': 'AET',
      'full-time': 'FT',
      'after-extra-time': 'AET',
      'after-penalties': 'PENS',
      awarded: 'AWARDED',
      abandoned: 'ABANDONED',
    },
    /** Scores from seven on. */
    numerals: ['SEVEN', 'EIGHT', 'NINE', 'TEN', 'ELEVEN', 'TWELVE', 'THIRTEEN', 'FOURTEEN', 'FIFTEEN'],
    /** Of several matches, on a wall. */
    goals: (n: number) => (n === 1 ? '1 GOAL' : `${n} GOALS`),
    /** Why a line of the vidiprinter is struck, by what it was. */
    corrections: { goal: manners['ruled-out'], red: 'red card rescinded', other: 'corrected' },
  },
};

export const useTeleprinterWords = wordsOf(teleprinterWords);
export type TeleprinterWords = ReturnType<typeof useTeleprinterWords>;

/** The texts of a line of the vidiprinter. */
export const useLineWords = () => ({ ...useChangesWords(), ...useNotesWords(), ...useTeleprinterWords() });
export type LineWords = ReturnType<typeof useLineWords>;
