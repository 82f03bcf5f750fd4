import { signedNumber } from '#contract/signed-number.ts';
import { en } from './en.ts';
import { ordinal, plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

type Pair = readonly [upper: number, lower: number];

const points = (n: number) => plural('en', n, { one: '1 point', other: `${n} points` });

export const whatIfWords = {
  whatIf: {
    hint: 'Add goals to matches in play.',
    reset: 'Reset',
    close: 'Back to live table',
    add: (team: string) => `Add a goal for ${team}`,
    remove: (team: string) => `Take back a goal for ${team}`,
    result: (home: string, score: Pair, away: string) => `${home} ${en.score(...score)} ${away}`,
    unreadable: 'The goals in this link can’t be read. Add goals here instead.',
    leftOut: (n: number) =>
      plural('en', n, {
        one: 'One match in this link isn’t live, so it was left out.',
        other: `${n} matches in this link aren’t live, so they were left out.`,
      }),
    none: 'No match of this table is in play, so this is the real one.',
    /** Read out after a goal. */
    spoken: (results: readonly string[], changes: readonly string[]) =>
      `If ${results.join(', ')}: ${changes.join('. ')}`,
    changes: 'What changes',
    more: (n: number) => plural('en', n, { one: 'One more change', other: `${n} more changes` }),
    unchanged: 'No team changes places.',
    above: (upper: string, place: number, lower: string, why: string) =>
      `${upper} ${ordinal(place)}, above ${lower}: ${why}`,
    morePoints: ([upper, lower]: Pair) => `${points(upper)} to ${lower}`,
    level: (n: number, why: string) => `level on ${points(n)}, ahead on ${why}`,
    inseparable: (n: number) => `level on ${points(n)}, tie-breaker not known`,
    to: (criterion: string, [upper, lower]: Pair) => `${criterion}, ${upper} to ${lower}`,
    difference: (criterion: string, [upper, lower]: Pair) =>
      `${criterion}, ${signedNumber(upper, 'en')} to ${signedNumber(lower, 'en')}`,
    meetingGoals: (criterion: string, [upper, lower]: Pair) => `${criterion}, ${en.score(upper, lower)}`,
    meetingPoints: (criterion: string, [upper, lower]: Pair) => `${criterion}, ${points(upper)} to ${lower}`,
  },
};

export const useWhatIfWords = wordsOf(whatIfWords);
export type WhatIfWords = Pick<ReturnType<typeof useWhatIfWords>, 'whatIf'>;
