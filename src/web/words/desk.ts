import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the desk, which writes a day as text, HTML or Markdown. */
export const deskWords = {
  desk: {
    title: 'Desk',
    intro: 'A day’s football to copy: every result with its scorers, as text, HTML or Markdown.',
    sections: 'Sections',
    section: {
      results: 'Results',
      classified: 'Classified results',
      deciders: 'Shoot-outs and aggregates',
      fixtures: 'Fixtures',
      tv: 'On TV',
      tables: 'Tables',
    },
    format: 'Format',
    formats: { text: 'Text', html: 'HTML', markdown: 'Markdown' },
    competitions: 'Competitions',
    chosen: (n: number) => plural('en', n, { one: '1 competition', other: `${n} competitions` }),
    allCompetitions: 'Without a choice: all of the day, with the tables of the six most popular.',
    addCompetition: 'Add a competition',
    options: 'Zone and TV',
    zone: 'Time zone',
    ownZone: 'Mine',
    country: 'TV channels of',
    ownCountries: 'My countries',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser didn’t allow copying. Select the text and copy it instead.',
    download: 'Download',
    print: 'Print',
    preview: 'What is copied',
    nothing: 'Nothing in these sections on this day.',
    problems: (parameters: string) =>
      `Part of this address can’t be read: ${parameters}. The default stands in for it.`,
    hidden: (n: number) =>
      plural('en', n, {
        one: 'One match is hidden by your spoiler shield and isn’t in the text.',
        other: `${n} matches are hidden by your spoiler shield and aren’t in the text.`,
      }),
    hiddenTables: 'Tables that would give away hidden results aren’t in the text.',
    noEvents: 'Scorers are not available for all competitions here.',
    currentTables: 'Tables are as they stand now.',
    /** After the minutes of an own goal. */
    ownGoal: 'og',
    unconfirmed: 'scorer to be confirmed',
    sentOff: (team: string, players: string) => `Sent off, ${team}: ${players}`,
    changed: (time: string) => `Changed since you copied at ${time}`,
    unchanged: (time: string) => `Nothing has changed since you copied at ${time}.`,
    gone: 'No longer listed',
    off: 'Called off',
    was: 'was',
    now: 'now',
    bench: 'Bench',
    close: 'Close',
  },
};

export const useDeskWords = wordsOf(deskWords);
