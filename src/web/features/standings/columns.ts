import type { StandingsRow } from '#contract/records/standings.ts';

export const COUNT_COLUMNS = [
  'games_played',
  'won',
  'draw',
  'lost',
  'goals_scored',
  'goals_against',
  'goals_diff',
  'points',
] as const satisfies readonly (keyof StandingsRow['overall'])[];
