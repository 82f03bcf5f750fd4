import type { SHIELD_KINDS } from './shield-kinds.ts';

/** Ids of a match, null where an answer has none, and the day of its kick-off for the viewer, `YYYY-MM-DD`. */
interface MatchIds {
  readonly match: string;
  readonly competition: string | null;
  readonly teams: readonly (string | null)[];
  readonly day: string;
}

/** Whether a shield is on a match, whenever it was set. */
export function isShieldOn(
  { kind, id }: { readonly kind: (typeof SHIELD_KINDS)[number]; readonly id: string },
  { teams, ...ids }: MatchIds,
): boolean {
  if (kind === 'team') return teams.includes(id);
  return kind === 'all' || id === ids[kind];
}
