import { wordsOf } from './use-words.ts';

/** Texts of the spoiler shield. */
export const shieldWords = {
  shield: {
    /** Beside a row: accessible name and tooltip of the button. */
    revealMatch: (match: string) => `Reveal ${match}`,
    revealShort: 'Reveal',
    /** Read out instead of a match's state. */
    rowSaid: (kickOff: string) => `${kickOff}, hidden by your spoiler shield`,
    hidden: 'Hidden by your spoiler shield',
    reveal: 'Reveal',
    revealAll: 'Reveal all',
    title: 'Spoiler shield',
    note: 'Hides scores, scorers, states, tables and odds of matches that you have not watched yet, and of those of the last three days.',
    everything: 'All matches',
    add: 'Add',
    remove: (name: string) => `Remove the shield from ${name}`,
    set: (name: string) => `Hide spoilers: ${name}`,
    setShort: 'Hide spoilers',
    isSet: 'Spoilers are hidden',
    search: 'Team or competition',
    none: 'No team or competition of that name is followed. Use the shield on its page.',
    until: 'Until',
    ends: (time: string) => `until ${time}`,
    untilRevealed: 'Until I reveal it',
    tonight: 'Tonight, 23:59',
    tomorrow: 'Tomorrow, 08:00',
    choose: 'Choose a time',
    list: 'Shields',
  },
};

export const useShieldWords = wordsOf(shieldWords);
