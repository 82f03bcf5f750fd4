import type { MatchRow } from '#contract/records/match.ts';

/** Dismissals of each side by red and second yellow cards. */
export interface SentOff {
  readonly home: number;
  readonly away: number;
}

export const NOBODY: SentOff = { home: 0, away: 0 };

/** Counts the dismissals of a match from its events. */
export function sentOff({ events, teams }: MatchRow): SentOff {
  const reds = (events ?? []).filter(
    ({ type, result }) => (type === 'redcard' || type === 'yellowredcard') && result !== 'cancelled',
  );
  if (reds.length === 0) return NOBODY;
  const home = reds.filter(({ team_id }) => team_id === teams.home.id).length;
  return { home, away: reds.length - home };
}

/** Returns the dismissals by match id, for matches that have any. */
export function sentOffIn(matches: readonly MatchRow[]): ReadonlyMap<string, SentOff> {
  const counted = matches.map((match) => [match.id, sentOff(match)] as const);
  return new Map(counted.filter(([, reds]) => reds !== NOBODY));
}
