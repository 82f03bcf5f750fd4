import { expect, test } from 'vitest';
import type { League } from '#contract/records/league.ts';
import { sampleLeague } from '#web/testing/sample-league.ts';
import { suggestedCompetitions } from './suggested-competitions.ts';

const league = (id: string, cc: string | null, fields: Partial<League> = {}) =>
  sampleLeague(id, { country: { id: cc, name: cc, cc }, ...fields });
const ALL = [
  league('1', null),
  league('2', 'at'),
  league('3', 'at', { is_friendly: true }),
  league('4', 'at'),
  league('5', 'en'),
  league('6', 'en'),
  league('7', 'fr'),
];
const ids = (viewerCountry: string | null) => suggestedCompetitions(ALL, viewerCountry).map(({ id }) => id);

test('suggests three of the viewer’s country and the top one of each popular country', () => {
  expect(ids('at')).toEqual(['2', '4', '5', '7']);
  expect(ids('en')).toEqual(['5', '6', '7']);
  expect(ids(null)).toEqual(['5', '7']);
});
