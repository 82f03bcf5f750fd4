import type { Operation } from '#contract/operation.ts';
import { catalogue, id, lang, only, page } from './parameters.ts';

const players = { ...catalogue, route: 'players' } as const;

/** Players (v2.2 wire, 5.6). */
export const PLAYERS = [
  {
    ...players,
    t: 'list',
    record: 'player',
    standard: true,
    parameters: [only('country_id'), lang, page],
    doc: 'Players with a team, by team; of one nationality if asked.',
  },
  {
    ...players,
    t: 'info',
    record: 'player',
    shape: 'one',
    parameters: [id, lang],
    doc: 'One player with his team, his value and where he has played.',
  },
] as const satisfies readonly Operation[];
