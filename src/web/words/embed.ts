import { plural } from './plural.ts';

/** Texts of the embeds: a match, a table or scores in a frame of an article. */
export const embedWords = {
  embed: {
    /** Follows the text of a link, for screen readers. */
    newTab: '(opens in a new tab)',
    wholeMatch: 'Full match',
    wholeTable: 'Full table',
    allScores: 'All scores',
    latest: 'Latest',
    soon: 'Kick-off any moment',
    until: (time: string) => `Kick-off in ${time}`,
    days: (days: number) =>
      plural('en', days, { one: 'Kick-off in 1 day', other: `Kick-off in ${days} days` }),
    noMatch: 'This match isn’t available.',
    noTable: 'No table for this competition.',
    noCompetition: 'This competition isn’t available.',
    noCompetitions: 'These competitions aren’t available.',
    noMatches: 'No matches on this day.',
    playing: (score: string, opponent: string) => `playing now: ${score} v ${opponent}`,
    marked: 'marked',
  },
};
