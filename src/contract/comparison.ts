import { isId } from './is-id.ts';

export type ComparedKind = 'team' | 'player';

/** Ids of the two sides; null for one that is not chosen. */
export type ComparedIds = readonly [first: string | null, second: string | null];

/** What the address of a comparison says. */
export interface Comparison {
  readonly kind: ComparedKind;
  readonly ids: ComparedIds;
  /** What is wrong with the address; null for nothing. */
  readonly problem: 'both' | 'invalid' | 'same' | 'many' | null;
}

/** Parameter with the ids, by kind. */
export const COMPARISON_PARAMETERS = { team: 'teams', player: 'players' } as const;

/** Returns what the query of an address compares, without the sides that it does not name properly. */
export function comparisonAt(query: URLSearchParams): Comparison {
  const { team, player } = COMPARISON_PARAMETERS;
  const kind = query.has(team) || !query.has(player) ? 'team' : 'player';
  if (query.has(team) && query.has(player)) return { kind, ids: [null, null], problem: 'both' };
  const names = query.getAll(COMPARISON_PARAMETERS[kind]).join(',').split(',');
  const [first = null, second = null] = names.map((name) => (isId(name) ? name : null));
  const isValid = names.every((name, at) => isId(name) || (name === '' && at < 2));
  if (!isValid) return { kind, ids: [first, second], problem: 'invalid' };
  if (first !== null && first === second) return { kind, ids: [first, null], problem: 'same' };
  return { kind, ids: [first, second], problem: names.length > 2 ? 'many' : null };
}
