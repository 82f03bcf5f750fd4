import type { SHIELD_KINDS } from './shield-kinds.ts';

/** Ids of a match, null where an answer has none. */
interface MatchIds {
  readonly match: string;
  readonly competition: string | null;
  readonly teams: readonly (string | null)[];
}

/** Whether a shield is on a match, whenever it was set. */
export function isShieldOn(
  { kind, id }: { readonly kind: (typeof SHIELD_KINDS)[number]; readonly id: string },
  { match, competition, teams }: MatchIds,
): boolean {
  if (kind === 'team') return teams.includes(id);
  return kind === 'all' || id === (kind === 'match' ? match : competition);
}
