import { canonicalId } from './canonical-id.ts';

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

/** Returns what the query of an address compares, without the sides that it does not name properly. */
export function comparisonAt(query: URLSearchParams): Comparison {
  const kind = query.has('teams') || !query.has('players') ? 'team' : 'player';
  if (query.has('teams') && query.has('players')) return { kind, ids: [null, null], problem: 'both' };
  const names = query.getAll(`${kind}s`).join(',').split(',');
  const ids = names.map(canonicalId);
  const [first = null, second = null] = ids;
  const isValid = names.every((name, at) => ids[at] !== null || (name === '' && at < 2));
  if (!isValid) return { kind, ids: [first, second], problem: 'invalid' };
  if (first !== null && first === second) return { kind, ids: [first, null], problem: 'same' };
  return { kind, ids: [first, second], problem: names.length > 2 ? 'many' : null };
}
