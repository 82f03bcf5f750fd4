import type { Score } from '#contract/parse/score.ts';
import type { Side } from '#contract/side-of.ts';

export const LINE_KINDS = [
  'goal',
  'red',
  'penalty-missed',
  'kick',
  'ruling',
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
export type LineKind = (typeof LINE_KINDS)[number];

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
  /** The service's own words, such as the reason of a ruling. */
  readonly remark: string | null;
  /** At the end, the score at half-time or of the shoot-out. */
  readonly earlier: Score | null;
}

/** A printed line. */
export interface PrinterLine extends LineContent {
  /** Identifies the line while its content is corrected. */
  readonly id: string;
  /** Id of what it tells; a goal that counts again has another line with the same. */
  readonly changeId: string;
  readonly matchId: string;
  /** The time of the event or the best estimate of it, epoch seconds. */
  readonly at: number;
  /** Whether the feed has that time to the second. */
  readonly isExact: boolean;
  /**
   * Sorts the lines, epoch seconds: the time, but for the last two minutes. Until then a line that was printed as it happened is
   * below none that was printed before.
   */
  readonly order: number;
  readonly isStruck: boolean;
  /** Whether it announces that another line is struck. */
  readonly isCorrection: boolean;
}

/** A line that has no place yet. */
export type NewLine = Omit<PrinterLine, 'id' | 'order'>;

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
  readonly isLive: boolean;
}
