import type { Operation } from '#contract/operation.ts';
import { filterParameter, idParameter, seasonIdParameter } from './parameters.ts';

const stats = { route: 'stats', shape: 'one', pace: 'table', includes: [], forms: 'real' } as const;

/** Statistics of a season, a team, a player or a match (v2.2 wire, 5.13). */
export const STATS_OPERATIONS = [
  // Which selector is the route's default is our choice.
  {
    ...stats,
    t: 'league',
    record: 'season_stats',
    standard: true,
    parameters: [idParameter],
    doc: "Numbers of a competition's season that is on, of matches that are over.",
  },
  {
    ...stats,
    t: 'season',
    record: 'season_stats',
    parameters: [idParameter],
    doc: 'Statistics of a season, from finished matches.',
  },
  {
    ...stats,
    t: 'team',
    record: 'team_season_stats',
    parameters: [idParameter, seasonIdParameter],
    doc: 'Statistics of a team in a season, from finished matches.',
  },
  {
    ...stats,
    t: 'player',
    record: 'player_season_stats',
    parameters: [
      { ...filterParameter('id'), doc: 'the player, with season_id' },
      { ...filterParameter('season_id'), doc: 'the season' },
      { ...filterParameter('player_id'), doc: 'the player, with match_id' },
      { ...filterParameter('match_id'), doc: 'the match' },
    ],
    oneOf: [
      ['id', 'season_id'],
      ['player_id', 'match_id'],
    ],
    doc: 'Statistics of a player in a season, or in one match.',
  },
  {
    ...stats,
    t: 'match',
    record: 'match_stats',
    shape: 'list',
    pace: 'match',
    parameters: [idParameter],
    doc: 'Statistics of both teams in a match, home first.',
  },
] as const satisfies readonly Operation[];
