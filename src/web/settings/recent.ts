import { createPersisted } from './persisted.ts';

/**
 * Kinds of search results, by the selectors of `search`; equal results are sorted in this order. Without referees, since no
 * operation lists their matches.
 */
export const SEARCH_KINDS = ['team', 'league', 'player', 'match', 'country', 'continent', 'tv'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchResult {
  readonly kind: SearchKind;
  readonly id: string;
  readonly name: string;
  /** A name that finds it as well: the registered one. */
  readonly otherName?: string;
  /** Distinguishes it from others of the same name: a competition's country, a match's competition. */
  readonly about: string | null;
  /** Code of its country, lower case. */
  readonly cc: string | null;
  /** Kick-off of a match, epoch seconds. */
  readonly startdate: number | null;
}

const MAX_RECENT = 8;

const textOf = (json: unknown) => (typeof json === 'string' ? json : null);

function resultsIn(json: unknown): readonly SearchResult[] {
  if (typeof json !== 'object' || json === null) return [];
  const { kind, id, name, otherName, about, cc, startdate } = json as Record<string, unknown>;
  const validKind = SEARCH_KINDS.find((one) => one === kind);
  if (!validKind || typeof id !== 'string' || typeof name !== 'string') return [];
  const validStart = typeof startdate === 'number' && Number.isFinite(startdate) ? startdate : null;
  return [
    {
      kind: validKind,
      id,
      name,
      ...(typeof otherName === 'string' && { otherName }),
      about: textOf(about),
      cc: textOf(cc),
      startdate: validStart,
    },
  ];
}

/** The viewer's choices from search results, the last one first. */
export const recent = createPersisted('recent', (json) =>
  Array.isArray(json) ? json.flatMap(resultsIn).slice(0, MAX_RECENT) : [],
);

export function addRecent(result: SearchResult): void {
  const others = recent.get().filter(({ kind, id }) => kind !== result.kind || id !== result.id);
  recent.set([result, ...others].slice(0, MAX_RECENT));
}
