import type { RecordKey } from '#contract/operation.ts';
import * as events from './event-kinds.ts';
import * as matches from './match-kinds.ts';
import * as names from './name-kinds.ts';
import * as odds from './odds-kinds.ts';
import { PARTS_OF_PAGES } from './other-kinds.ts';
import * as records from './record-kinds.ts';

/** A kind of docs/untidy-feed.md: what it changes, and how often. */
export interface UntidyKind {
  /** Number of its random streams: never reused or changed. */
  readonly stream: number;
  /** One in so many matches, people, clubs, lines of prices … has it; 1: all. */
  readonly oneIn: number;
  readonly match?: matches.MatchKind;
  readonly events?: events.EventKind;
  readonly person?: names.PersonKind;
  readonly club?: names.ClubKind;
  readonly league?: names.ClubKind;
  readonly price?: odds.PriceKind;
  readonly record?: records.RecordKind;
  /** Records that are missing, and the parameter that draws them; without one all parameters do. */
  readonly empties?: { readonly records: ReadonlySet<RecordKey>; readonly by?: string };
}

/** The kinds in the order in which they are applied. Of names, a person or a club has the first that is drawn. */
export const UNTIDY_KINDS = {
  'answer-empty': { stream: 3001, oneIn: 12, empties: { records: PARTS_OF_PAGES } },
  'history-empty': {
    stream: 3002,
    oneIn: 4,
    empties: { records: new Set<RecordKey>(['odds_history']), by: 'bookmaker_id' },
  },
  'match-vanished': { stream: 3010, oneIn: 8 },
  'match-unstarted': { stream: 3011, oneIn: 50, match: matches.matchUnstarted },
  'match-reopened': { stream: 3012, oneIn: 25, match: matches.matchReopened },
  'answer-older': { stream: 3013, oneIn: 10, match: matches.answerOlder },
  'end-late': { stream: 3014, oneIn: 12, match: matches.endLate },
  'score-flaps': { stream: 3015, oneIn: 12, match: matches.scoreFlaps },
  'goal-early': { stream: 3016, oneIn: 8, match: matches.goalEarly },
  'goal-late': { stream: 3017, oneIn: 6, match: matches.goalLate },
  'score-in-phases': { stream: 3018, oneIn: 50, match: matches.scoreInPhases },
  'half-time-wrong': { stream: 3019, oneIn: 20, match: matches.halfTimeWrong },
  'kicks-in-score': { stream: 3020, oneIn: 3, match: matches.kicksInScore },
  'minute-wrong': { stream: 3021, oneIn: 15, match: matches.minuteWrong },
  'goal-doubled': { stream: 3030, oneIn: 6, events: events.goalDoubled },
  'card-doubled': { stream: 3031, oneIn: 6, events: events.cardDoubled },
  'substitution-doubled': { stream: 3032, oneIn: 8, events: events.substitutionDoubled },
  'event-nameless': { stream: 3033, oneIn: 6, events: events.eventNameless },
  'event-untimed': { stream: 3034, oneIn: 12, events: events.eventUntimed },
  'event-other-side': { stream: 3035, oneIn: 10, events: events.eventOtherSide },
  'goal-withdrawn': { stream: 3036, oneIn: 2, events: events.goalWithdrawn },
  'events-unordered': { stream: 3037, oneIn: 8, events: events.eventsUnordered },
  'period-wrong': { stream: 3038, oneIn: 15, events: events.periodWrong },
  'substitution-turned': { stream: 3039, oneIn: 8, events: events.substitutionTurned },
  'kick-as-goal': { stream: 3040, oneIn: 3, events: events.kickAsGoal },
  nickname: { stream: 3050, oneIn: 12, person: names.nickname },
  'one-word-name': { stream: 3051, oneIn: 40, person: names.oneWordName },
  'other-script': { stream: 3052, oneIn: 25, person: names.otherScript, club: names.foreignClub },
  'long-name': { stream: 3053, oneIn: 100, person: names.longName, club: names.longClub },
  'shared-name': { stream: 3054, oneIn: 12, person: names.sharedName },
  'two-surnames': { stream: 3055, oneIn: 5 },
  'club-renamed': { stream: 3056, oneIn: 25, club: names.clubRenamed },
  'table-ruleless': { stream: 3060, oneIn: 8, league: names.sponsoredLeague },
  'channel-homeless': { stream: 3061, oneIn: 4 },
  'price-suspended': { stream: 3062, oneIn: 20, price: odds.priceSuspended },
  'price-absurd': { stream: 3063, oneIn: 60, price: odds.priceAbsurd },
  'fields-null': { stream: 3070, oneIn: 8, record: records.fieldsNull },
  'numbers-text': { stream: 3071, oneIn: 4, record: records.numbersText },
} as const satisfies Readonly<Record<string, UntidyKind>>;

export type UntidyKindName = keyof typeof UNTIDY_KINDS;

export const UNTIDY_KIND_NAMES = Object.keys(UNTIDY_KINDS) as readonly UntidyKindName[];
