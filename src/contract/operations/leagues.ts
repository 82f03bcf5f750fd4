import type { Operation } from '#contract/operation.ts';
import {
  catalogue,
  filterParameter,
  idParameter,
  idsParameter,
  langParameter,
  pageParameter,
  seasonIdParameter,
} from './parameters.ts';

const leagues = { ...catalogue, route: 'leagues' } as const;

/** Competitions and their tables (v2.2 wire, 5.3). */
export const LEAGUES_OPERATIONS = [
  {
    ...leagues,
    t: 'list',
    record: 'league',
    standard: true,
    parameters: [filterParameter('country_id'), langParameter, pageParameter],
    doc: 'Competitions, optionally of one country.',
  },
  {
    ...leagues,
    t: 'info',
    record: 'league',
    shape: 'one',
    parameters: [idParameter, langParameter],
    doc: 'One competition with its seasons, newest first.',
  },
  {
    ...leagues,
    t: 'sort',
    record: 'league',
    parameters: [idsParameter, langParameter],
    doc: 'Several competitions by their ids.',
  },
  {
    ...leagues,
    t: 'standings',
    record: 'standings',
    shape: 'one',
    pace: 'table',
    parameters: [seasonIdParameter],
    doc: 'The tables of a season, of matches that have ended.',
  },
  {
    ...leagues,
    t: 'standings_live',
    record: 'standings',
    shape: 'one',
    pace: 'live_table',
    parameters: [seasonIdParameter],
    forms: 'both',
    doc: 'The tables of a season as they stand now, also counting the running scores of matches in play.',
  },
  {
    ...leagues,
    t: 'cup_draw',
    record: 'cup_round',
    pace: 'live_table',
    parameters: [seasonIdParameter, { name: 'stage_id', kind: 'id', required: true, doc: 'the stage' }],
    doc: 'The rounds of a knock-out: name and ties, each with both teams, goals, winner and matches, as far as they are drawn. Empty for any other stage, and always on the real service.',
  },
] as const satisfies readonly Operation[];
