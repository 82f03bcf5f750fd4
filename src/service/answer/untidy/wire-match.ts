import type { WireEvent as TidyEvent } from '#service/answer/events.ts';
import type { WireScores } from '#service/answer/scores.ts';

/** An event, whose period may be missing. */
export type WireEvent = Omit<TidyEvent, 'period'> & { readonly period: string | null };

/** What untidy kinds read and change of a written match; the rest of it passes through. */
export interface WireMatch {
  readonly id: number;
  readonly status: number | string;
  readonly status_name: string;
  readonly status_period: string | null;
  readonly winner_team_id: number | string | null;
  readonly time: { readonly minute: number | string | null };
  readonly scores: WireScores;
  readonly events?: readonly WireEvent[];
}

/** A match around an instant, as kinds that need time see it. Instants are epoch seconds. */
export interface MatchView {
  /** Random stream of the kind and the match. */
  readonly key: number;
  readonly now: number;
  readonly kickOff: number;
  /** Last whistle. */
  readonly end: number;
  /** Returns the match as the tidy service shows it at another instant. */
  at(instant: number): WireMatch;
}
