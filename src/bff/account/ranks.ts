import type { Pace } from '#contract/operation.ts';

/** Purposes of requests, in order of priority when few are left. */
export const RANKS = ['live', 'day', 'table', 'catalogue'] as const;

export type Rank = (typeof RANKS)[number];

export type ByRank = Readonly<Record<Rank, number>>;

/**
 * Rank of an operation before its data are known. A single match counts as a list until it is in play, so that a crawler
 * of old matches does not use up the requests for live ones.
 */
export const RANK_OF: Readonly<Record<Pace, Rank>> = {
  live: 'live',
  match: 'day',
  day: 'day',
  live_odds: 'day',
  live_table: 'table',
  table: 'table',
  odds: 'table',
  season: 'table',
  catalogue: 'catalogue',
};
