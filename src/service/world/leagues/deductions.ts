import { below, chance, stream, weighted } from '#service/engine/streams.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';

/** Points that a club loses by a ruling. */
export interface Deduction {
  readonly team: number;
  readonly points: number;
  /** Round before which the ruling comes; 0 is before the season. */
  readonly round: number;
  readonly reason: string;
}

/** Seasons of a men's league, in a million, with a deduction. */
const SEASONS_PER_MILLION = 90_000;

const POINTS = [1, 2, 3, 4, 6, 9, 10, 12] as const;
const POINTS_WEIGHTS = [2, 2, 5, 2, 4, 2, 1, 1] as const;

const REASONS = [
  'insolvency proceedings',
  'breach of the licensing rules',
  'wages paid late',
  'an ineligible player was fielded',
  'crowd trouble',
] as const;

/** Rulings come before this percentage of the rounds, so that none overturns the final table. */
const LATEST_ROUND_PERCENT = 85;

/** Draws the rulings of a season. They depend on no match. */
export function deductionsOf(
  seed: number,
  competition: Competition,
  year: number,
  members: readonly number[],
  rounds: number,
): readonly Deduction[] {
  const key = stream(seed, seasonIdOf(year, competition.id), STREAM.deduction);
  if (competition.tier === null || !chance(key, 0, SEASONS_PER_MILLION)) return [];
  const clubs = [...members].sort((a, b) => a - b);
  const isBeforeSeason = chance(key, 1, 350_000);
  return [
    {
      team: clubs[below(key, 2, clubs.length)] ?? 0,
      points: POINTS[weighted(key, 3, POINTS_WEIGHTS)] ?? 3,
      round: isBeforeSeason ? 0 : 1 + below(key, 4, Math.floor((rounds * LATEST_ROUND_PERCENT) / 100)),
      reason: REASONS[below(key, 5, REASONS.length)] ?? REASONS[0],
    },
  ];
}
