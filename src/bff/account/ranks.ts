import type { Pace } from '#contract/operation.ts';

/** What a request to the data service is for, in the order in which requests are granted when they run short. */
export const RANKS = ['live', 'day', 'table', 'catalogue'] as const;

export type Rank = (typeof RANKS)[number];

export type ByRank = Readonly<Record<Rank, number>>;

/**
 * The rank of an operation before anything is known of its data. A single match counts as a list until it is in play, so
 * that a crawler of old matches does not take the requests of live ones.
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
