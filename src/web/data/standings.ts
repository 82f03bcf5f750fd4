import type { StandingsRecord } from '#contract/records/standings.ts';
import { polledQuery } from './query.ts';

/** The current tables of a season; polled while they can change. */
export const liveStandingsQuery = (season_id: string | null, isMoving: boolean) =>
  polledQuery<StandingsRecord | null>(
    'leagues',
    { t: 'standings_live', season_id: season_id ?? '' },
    () => !isMoving,
    { enabled: season_id !== null },
  );

/** The tables of a season without the matches in play; polled while matches can end. */
export const standingsQuery = (season_id: string | null, isMoving: boolean) =>
  polledQuery<StandingsRecord | null>(
    'leagues',
    { t: 'standings', season_id: season_id ?? '' },
    () => !isMoving,
    { enabled: season_id !== null },
  );
