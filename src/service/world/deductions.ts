import { below, chance, stream, weighted } from '#service/engine/streams.ts';
import type { Competition } from './competition.ts';
import { PURPOSE } from './purposes.ts';
import { seasonId } from './season.ts';

/** Points that a club loses by a decision. */
export interface Deduction {
  /** Team id. */
  readonly team: number;
  readonly points: number;
  /** The decision comes before this round; 0 is before the season. */
  readonly round: number;
  readonly reason: string;
}

/** How many in a million seasons of a men's league take points from a club. */
const PER_MILLION = 90_000;

const POINTS = [1, 2, 3, 4, 6, 9, 10, 12] as const;
const POINTS_WEIGHTS = [2, 2, 5, 2, 4, 2, 1, 1] as const;

const REASONS = [
  'insolvency proceedings',
  'breach of the licensing rules',
  'wages paid late',
  'an ineligible player was fielded',
  'crowd trouble',
] as const;

/** Decisions come before the season or in its first rounds of a hundred, so that no table is overturned at its end. */
const LATEST = 85;

/** The decisions of a season. What is decided, and before which round, depends on no match. */
export function deductionsOf(
  seed: number,
  competition: Competition,
  year: number,
  members: readonly number[],
  rounds: number,
): readonly Deduction[] {
  const key = stream(seed, seasonId(year, competition.id), PURPOSE.deduction);
  if (competition.tier === null || !chance(key, 0, PER_MILLION)) return [];
  const clubs = [...members].sort((a, b) => a - b);
  const beforeSeason = chance(key, 1, 350_000);
  return [
    {
      team: clubs[below(key, 2, clubs.length)] ?? 0,
      points: POINTS[weighted(key, 3, POINTS_WEIGHTS)] ?? 3,
      round: beforeSeason ? 0 : 1 + below(key, 4, Math.floor((rounds * LATEST) / 100)),
      reason: REASONS[below(key, 5, REASONS.length)] ?? REASONS[0],
    },
  ];
}
