/** What untidy kinds read and change of a written match; the rest of it passes through. */
export interface WireMatch extends Record<string, unknown> {
  readonly id: number;
  readonly status: number | string;
  readonly status_period: string | null;
  readonly winner_team_id: number | string | null;
  readonly time: { readonly minute: number | string | null };
  readonly scores: WireScores;
  readonly events?: readonly WireEvent[];
}

interface WireScores {
  readonly home_score: string | null;
  readonly away_score: string | null;
  readonly ht_score: string | null;
  readonly ft_score: string | null;
  readonly et_score: string | null;
  readonly ps_score: string | null;
}

export interface WireEvent extends Record<string, unknown> {
  readonly team_id: number | string;
  readonly type: string;
  readonly period: string | null;
  readonly player_id: number | string | null;
  readonly player_name: string | null;
  readonly minute: string;
  readonly extra_minute: number | null;
  readonly timestamp: number | null;
  readonly own_goal: boolean;
  readonly result: string | null;
  readonly info?: string | null;
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
