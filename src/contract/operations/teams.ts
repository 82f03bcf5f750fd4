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

const teams = { ...catalogue, route: 'teams' } as const;

/** Teams and their squads, transfers, absences and trophies (v2.2 wire, 5.4). */
export const TEAMS_OPERATIONS = [
  {
    ...teams,
    t: 'list',
    record: 'team_row',
    standard: true,
    parameters: [filterParameter('country_id'), langParameter, pageParameter],
    doc: 'Teams, of one country if asked.',
  },
  {
    ...teams,
    t: 'info',
    record: 'team',
    shape: 'one',
    parameters: [idParameter, langParameter],
    doc: 'One team with its kits and the competitions it plays in.',
  },
  {
    ...teams,
    t: 'sort',
    record: 'team',
    parameters: [idsParameter, langParameter],
    doc: 'Several teams by their numbers.',
  },
  {
    ...teams,
    t: 'byseason',
    record: 'team_row',
    parameters: [seasonIdParameter],
    doc: 'The teams of a season.',
  },
  {
    ...teams,
    t: 'national',
    record: 'team_row',
    parameters: [pageParameter],
    doc: 'National teams.',
  },
  {
    ...teams,
    t: 'squad',
    record: 'squad',
    shape: 'one',
    parameters: [
      idParameter,
      { name: 'season_id', kind: 'id', doc: 'the squad of this season' },
      langParameter,
    ],
    doc: 'The players of a team, as the squad stands or as it stood when a season ended.',
  },
  {
    ...teams,
    t: 'transfers',
    record: 'transfers',
    shape: 'one',
    parameters: [idParameter],
    doc: 'Who came to a team and who left it, this season.',
  },
  {
    ...teams,
    t: 'sidelined',
    record: 'sidelined',
    shape: 'one',
    pace: 'day',
    parameters: [idParameter],
    doc: 'Who of a team is hurt or suspended.',
  },
  {
    ...teams,
    t: 'trophies',
    record: 'trophies',
    shape: 'one',
    // A final gives its winner another one.
    pace: 'season',
    parameters: [idParameter],
    doc: 'What a team has won, and in which seasons.',
  },
] as const satisfies readonly Operation[];
