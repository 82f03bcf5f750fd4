import type { CompetitionNames } from '#contract/competition-names.ts';
import { minuteMark, scoreWith } from '#contract/score-text.ts';
import { ordinal, plural } from './plural.ts';

const numbers = new Intl.NumberFormat('en-GB');
export const formatCount = (n: number) => numbers.format(n);

/** English texts of the first view: the shell and the list of matches. Later parts have their own (`wordsOf`). */
export const en = {
  /** Language tag for `Intl`. */
  intl: 'en-GB',
  dir: 'ltr' as 'ltr' | 'rtl',
  name: document.documentElement.dataset['brand'] ?? 'Touchline',
  score: scoreWith('–'),
  skip: 'Skip to content',
  invented: 'Invented football',
  nav: {
    label: 'Pages',
    back: 'Back',
    scores: 'Scores',
    live: 'Live',
    tables: 'Tables',
    tv: 'TV',
    odds: 'Odds',
    settings: 'Settings',
    search: 'Search',
    my: 'My',
    keys: 'Keyboard shortcuts',
    pause: 'Pause updates',
    resume: 'Resume updates',
  },
  panel: {
    label: 'Selected match',
    hint: 'Select a match.',
    close: 'Close the match',
    opened: 'Match opened',
  },
  loading: 'Loading',
  /** Countries that only football has; `Intl` names all others. */
  countries: { en: 'England', sct: 'Scotland', wls: 'Wales', nir: 'Northern Ireland' },
  /** By their names in records, which are English ones; browsers lack them in `Intl`. */
  continents: {} as Readonly<Record<string, string>>,
  /** By their ids: what another language has (`settings/competition-names.ts`). */
  competitionNames: {} as CompetitionNames,
  scores: {
    heading: (day: string) => `Football scores, ${day}`,
    title: (day: string) => `Scores, ${day}`,
    days: 'Days',
    today: 'Today',
    previous: 'Previous day',
    next: 'Next day',
    filters: 'Show',
    show: { all: 'All', live: 'Live', finished: 'Finished', scheduled: 'Upcoming' },
    matches: (n: number) =>
      plural('en', n, { one: `${formatCount(n)} match`, other: `${formatCount(n)} matches` }),
    dropped: (n: number) =>
      plural('en', n, {
        one: 'One match didn’t load.',
        other: `${formatCount(n)} matches didn’t load.`,
      }),
    round: (name: string) => (/^\d+$/.test(name) ? `Round ${name}` : name),
    halfTime: (score: string) => `HT ${score}`,
    secondLeg: '2nd leg',
    firstLeg: '1st leg',
    penalties: (score: string) => `Pens ${score}`,
    wonOnPenalties: (winner: string, score: string | null) =>
      [winner, 'win', score, 'on penalties'].filter(Boolean).join(' '),
    goal: 'Goal',
    goalBy: (minute: string | null, scorer: string | null, kind: 'penalty' | 'own' | null) =>
      [
        minute && minuteMark(minute),
        scorer ?? 'scorer to be confirmed',
        kind && { penalty: '(penalty)', own: '(own goal)' }[kind],
      ]
        .filter(Boolean)
        .join(' '),
    ruledOut: 'Goal ruled out',
    sentOff: (n: number) =>
      plural('en', n, { one: 'one player sent off', other: `${formatCount(n)} players sent off` }),
    row: (home: string, homeScore: number | null, away: string, awayScore: number | null) =>
      homeScore === null ? `${home} v ${away}` : `${home} ${homeScore}, ${away} ${awayScore ?? 0}`,
  },
  /** The list of matches: folding, following. */
  list: {
    follow: (name: string) => `Follow ${name}`,
    followShort: 'Follow',
    followed: (name: string) => `Following ${name}`,
    followedShort: 'Following',
    following: 'Following',
    table: 'Table',
    tables: (name: string) => `${name} table`,
    inPlay: (n: number) => `${formatCount(n)} live`,
    kickOffs: (time: string) => `Kick-off ${time}`,
    aggregate: (score: string) => `Agg ${score}`,
    firstLegScore: (score: string) => `1st leg ${score}`,
    nowOn: (when: string) => `rescheduled for ${when}`,
  },
  /** The column of minutes: as written, and as read out. */
  moment: {
    minute: minuteMark,
    minuteSaid: (minute: number, stoppage: number | null) =>
      stoppage
        ? `${minute} plus ${stoppage} minute${stoppage === 1 ? '' : 's'}`
        : `${ordinal(minute)} minute`,
    extra: (minute: string) => `ET ${minute}`,
    extraSaid: (minute: string) => `extra time, ${minute}`,
    kickOffSaid: (time: string) => `kick-off ${time}`,
    live: ['Live', 'in play'],
    'half-time': ['HT', 'half-time'],
    'extra-half-time': ['ET HT', 'half-time in extra time'],
    'extra-time': ['ET', 'extra time'],
    break: ['90 mins', 'end of normal time'],
    'shoot-out': ['Pens', 'penalty shoot-out'],
    'full-time': ['FT', 'full time'],
    'after-extra-time': ['AET', 'full time, after extra time'],
    'after-penalties': ['Pens', 'full time, after penalties'],
    awarded: ['Awarded', 'awarded'],
    postponed: ['Postponed', 'postponed'],
    cancelled: ['Cancelled', 'cancelled'],
    delayed: ['Delayed', 'delayed'],
    'no-update': ['No update', 'no update since kick-off'],
    'result-missing': ['No result', 'result missing'],
    'to-be-announced': ['TBC', 'kick-off time to be confirmed'],
    'update-later': ['No update', 'update to follow'],
    'update-pending': ['Awaiting update', 'awaiting update'],
    awarding: ['Result pending', 'result pending'],
    abandoned: ['Abandoned', 'abandoned'],
    interrupted: ['Interrupted', 'interrupted'],
    suspended: ['Suspended', 'suspended'],
    inMinute: (state: string, minute: string) => `${state} in the ${minute}`,
  },
  /** Age of the data, and its reason. */
  age: {
    upToDate: (time: string, zone: string) => `${time} ${zone} · up to date`,
    asOf: (time: string) => `as of ${time}`,
  },
  calm: {
    pausedSince: (time: string) => `Paused at ${time}`,
  },
};

/** Texts that are loaded with the first view. Messages with values are functions. */
export type Words = typeof en & {
  /** Creates the texts of a part from the English ones, for a language without texts of its own. */
  readonly made?: (<T>(english: T) => T) | undefined;
};
