import { ordinal, plural } from './plural.ts';

const numbers = new Intl.NumberFormat('en-GB');
export const count = (n: number) => numbers.format(n);

/** The English words of the frame and of the list: what the first view shows. Later parts have theirs (`wordsOf`). */
export const en = {
  /** For `Intl`: how dates and numbers are written. */
  intl: 'en-GB',
  dir: 'ltr' as 'ltr' | 'rtl',
  name: 'Touchline',
  skip: 'Skip to content',
  nav: {
    label: 'Pages',
    scores: 'Scores',
    live: 'Live',
    tables: 'Tables',
    tv: 'TV',
    odds: 'Odds',
    settings: 'Settings',
    keys: 'Keys',
  },
  panel: {
    label: 'The match that is open',
    hint: 'Choose a match, and its story stands here.',
    close: 'Close the match',
  },
  loading: 'Loading',
  scores: {
    heading: (day: string) => `Football scores, ${day}`,
    title: (day: string) => `Scores, ${day}`,
    days: 'Days',
    today: 'Today',
    previous: 'Day before',
    next: 'Day after',
    filters: 'Which matches',
    show: { all: 'All', live: 'Live', finished: 'Finished', scheduled: 'Scheduled' },
    matches: (n: number) => plural('en', n, { one: `${count(n)} match`, other: `${count(n)} matches` }),
    dropped: (n: number) =>
      plural('en', n, {
        one: 'One match could not be read.',
        other: `${count(n)} matches could not be read.`,
      }),
    round: (name: string) => (/^\d+$/.test(name) ? `Round ${name}` : name),
    halfTime: (score: string) => `HT ${score}`,
    secondLeg: '2nd leg',
    firstLeg: '1st leg',
    penalties: (score: string) => `Pens ${score}`,
    goal: 'Goal',
    goalBy: (minute: string | null, scorer: string | null, kind: 'penalty' | 'own' | null) =>
      [
        minute && `${minute}′`,
        scorer ?? 'scorer to follow',
        kind && { penalty: '(penalty)', own: '(own goal)' }[kind],
      ]
        .filter(Boolean)
        .join(' '),
    ruledOut: 'Goal ruled out',
    sentOff: (n: number) =>
      plural('en', n, { one: 'one player sent off', other: `${count(n)} players sent off` }),
    row: (home: string, homeScore: number | null, away: string, awayScore: number | null) =>
      homeScore === null ? `${home} against ${away}` : `${home} ${homeScore}, ${away} ${awayScore ?? 0}`,
  },
  /** The list of matches: order, filter, folding, following. */
  list: {
    byTime: 'Sort by kick-off time',
    byCompetition: 'Sort by competition',
    follow: (name: string) => `Follow ${name}`,
    followShort: 'Follow',
    followed: 'Following: click to stop',
    following: 'Following',
    tables: (name: string) => `Table of ${name}`,
    pin: (name: string) => `Keep ${name} on top`,
    pinShort: 'Keep on top',
    pinned: 'On top: click to take down',
    inPlay: (n: number) => `${count(n)} live`,
    kickOffs: (time: string) => `Kick-off ${time}`,
    aggregate: (score: string) => `Agg ${score}`,
    firstLegScore: (score: string) => `1st leg ${score}`,
    nowOn: (when: string) => `→ now ${when}`,
  },
  /** What stands in the column of minutes, and how it is said. */
  moment: {
    minute: (minute: number, stoppage: number | null) => (stoppage ? `${minute}+${stoppage}′` : `${minute}′`),
    minuteSaid: (minute: number, stoppage: number | null) =>
      stoppage ? `${ordinal(minute)} minute plus ${stoppage}` : `${ordinal(minute)} minute`,
    extra: (minute: string) => `ET ${minute}`,
    extraSaid: (minute: string) => `extra time, ${minute}`,
    kickOffSaid: (time: string) => `kick-off ${time}`,
    live: ['Live', 'in play'],
    'half-time': ['HT', 'half-time'],
    'extra-half-time': ['ET HT', 'half-time of extra time'],
    'extra-time': ['ET', 'extra time'],
    break: ['Break', 'break before extra time'],
    'shoot-out': ['Pens', 'penalty shoot-out'],
    'full-time': ['FT', 'full time'],
    'after-extra-time': ['AET', 'full time, after extra time'],
    'after-penalties': ['Pens', 'full time, after a penalty shoot-out'],
    awarded: ['Awarded', 'awarded'],
    postponed: ['Postponed', 'postponed'],
    cancelled: ['Cancelled', 'cancelled'],
    delayed: ['Delayed', 'delayed'],
    'to-be-announced': ['TBA', 'kick-off to be announced'],
    abandoned: ['Abandoned', 'abandoned'],
    interrupted: ['Interrupted', 'interrupted'],
    suspended: ['Suspended', 'suspended'],
    inMinute: (state: string, minute: string) => `${state}, ${minute}`,
  },
  /** How old the numbers are, and why. */
  age: {
    upToDate: (time: string, zone: string) => `${time} ${zone} · up to date`,
    asOf: (time: string) => `as of ${time}`,
  },
  /** The calm of the page. */
  calm: {
    pausedSince: (time: string) => `paused since ${time}`,
  },
};

/** The words that are there from the start. Messages that take values are functions. */
export type Words = typeof en & {
  /** Makes the words of a part from its English ones, in a language that has none of its own. */
  readonly made?: <T>(english: T) => T;
};
