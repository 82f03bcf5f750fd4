import type { Score } from '#contract/parse/score.ts';
import type { Side } from '#contract/side-of.ts';

/** Kinds of lines that follow from an event of a match. */
const EVENT_KINDS = ['goal', 'red', 'penalty-missed', 'kick', 'ruling'] as const;
/** Kinds of lines that follow from a match's state: at most one of each a match. */
const STATE_KINDS = [
  'kick-off',
  'half-time',
  'ninety',
  'extra-time',
  'full-time',
  'after-extra-time',
  'after-penalties',
  'awarded',
  'abandoned',
] as const;

export const LINE_KINDS = [...EVENT_KINDS, ...STATE_KINDS] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const isStateKind = (kind: LineKind): boolean => STATE_KINDS.some((one) => one === kind);

/** How a goal or a kick was taken, or what a ruling corrects. */
export const LINE_DETAILS = [
  'own',
  'penalty',
  'second-yellow',
  'scored',
  'missed',
  'goal',
  'red',
  'other',
] as const;
export type LineDetail = (typeof LINE_DETAILS)[number];

/** What a line says of its match, without the words. */
export interface LineContent {
  readonly kind: LineKind;
  readonly side: Side | null;
  /** The score at that time; the tally of the shoot-out for a kick; null if unknown. */
  readonly score: Score | null;
  /** `45+2`. */
  readonly minute: string | null;
  readonly player: string | null;
  readonly detail: LineDetail | null;
  /** The service's own words, such as the reason of a ruling; at half-time and later the score before. */
  readonly remark: string | null;
  /** Time of the event as the service gives it, epoch seconds; null if it gives none. */
  readonly timestamp: number | null;
}

/** A line as a record of a match implies it, before it is printed. */
export interface LineDraft extends LineContent {
  /** Best estimate of its time, epoch seconds. */
  readonly at: number;
  /** Whether it has just happened if the match is being followed, since the service gives no time. */
  readonly isNow: boolean;
  /** A goal that is ruled out already. */
  readonly isStruck: boolean;
}

/** A printed line. */
export interface PrinterLine extends LineContent {
  /** Identifies the line while its content is corrected. */
  readonly id: string;
  readonly matchId: string;
  /** Epoch seconds. */
  readonly at: number;
  /** Sorts the lines; a line that was printed as it happened is below none that was printed before. Epoch seconds. */
  readonly order: number;
  readonly isStruck: boolean;
  /** Whether it announces that another line is struck, so that no event of the record is behind it. */
  readonly isCorrection: boolean;
}

/** What lines need of their match. */
export interface PrinterMatch {
  readonly leagueId: string;
  readonly league: string;
  /** In English, as records are. */
  readonly country: string | null;
  /** Null for a continent. */
  readonly countryCode: string | null;
  readonly homeId: string;
  readonly home: string;
  readonly awayId: string;
  readonly away: string;
  /** Scheduled kick-off, epoch seconds. */
  readonly kickOff: number;
  /** Goals of each side before the match was first seen that have no event. */
  readonly unlisted: Score;
  readonly isLive: boolean;
}
