import type { Operation } from '#contract/operation.ts';
import { catalogue, filterParameter, idParameter, langParameter, pageParameter } from './parameters.ts';

const players = { ...catalogue, route: 'players' } as const;

/** Players (v2.2 wire, 5.6). */
export const PLAYERS_OPERATIONS = [
  {
    ...players,
    t: 'list',
    record: 'player',
    standard: true,
    parameters: [filterParameter('country_id'), langParameter, pageParameter],
    doc: 'Players with a team, by team; of one nationality if asked.',
  },
  {
    ...players,
    t: 'info',
    record: 'player',
    shape: 'one',
    parameters: [idParameter, langParameter],
    doc: 'One player with his team, his value and where he has played.',
  },
] as const satisfies readonly Operation[];
