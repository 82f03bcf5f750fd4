import type { Include } from '#contract/operation.ts';

/** Datasets that a response can embed. */
export interface Includes {
  readonly events: boolean;
  readonly stats: boolean;
  readonly oddsPrematch: boolean;
  readonly oddsInPlay: boolean;
  /** TV channels of a match: `broadcast` with fixtures, `tvs` with the broadcast schedule. */
  readonly broadcast: boolean;
  readonly tvs: boolean;
}

/**
 * Returns the canonical names of the datasets that `include` requests, in the spec's spelling (match_events) or
 * the real service's (events). Unknown names are ignored (spec: common query parameters, rule 2; v2.2 wire,
 * shared parameters).
 */
export function requestedDatasets(text: string | undefined, includes: readonly Include[]): readonly string[] {
  const words = new Set((text ?? '').split(',').map((word) => word.trim()));
  return includes
    .filter(({ name, also }) => [name, ...also].some((spelling) => words.has(spelling)))
    .map(({ name }) => name);
}

/** Returns the flags of the requested datasets, by canonical name. */
export function includesOf(datasets: readonly string[]): Includes {
  return {
    events: datasets.includes('events'),
    stats: datasets.includes('stats'),
    oddsPrematch: datasets.includes('odds_prematch'),
    oddsInPlay: datasets.includes('odds_inplay'),
    broadcast: datasets.includes('broadcast'),
    tvs: datasets.includes('tvs'),
  };
}

export const NO_DATASETS: Includes = includesOf([]);
