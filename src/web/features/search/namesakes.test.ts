import { expect, test } from 'vitest';
import type { PlayerRecord } from '#contract/records/player.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { en } from '#web/testing/words.ts';
import { namesakes, withClub } from './namesakes.ts';

const player = (
  id: string,
  name: string,
  about: string | null,
  kind: SearchResult['kind'] = 'player',
): SearchResult => ({
  kind,
  id,
  name,
  about,
  cc: null,
  startdate: null,
});
const ids = (results: readonly SearchResult[]) => results.map(({ id }) => id);

test('finds players with the same name and country', () => {
  const results = [
    player('1', 'Ada Stone', 'England'),
    player('2', 'Ada Stone', 'Wales'),
    player('3', 'Ben Moss', 'England'),
    player('4', 'Ada Stone', 'England'),
    player('5', 'Ada Stone', 'England', 'country'),
  ];
  expect(ids(namesakes(results))).toEqual(['1', '4']);
  expect(namesakes(results.slice(0, 3))).toEqual([]);
});

test('limits namesakes to six', () => {
  const many = Array.from({ length: 30 }, (_, at) => player(`${at}`, 'Ada Stone', null));
  expect(namesakes(many)).toHaveLength(6);
});

test('distinguishes a player by country and current club, ignoring national teams', () => {
  const role = (name: string, is_current: boolean, is_national: boolean) =>
    ({ is_current, team: { id: '7', name, is_national } }) as unknown as PlayerRecord['roles'][number];
  const country = { id: '1', name: 'England', cc: 'en' } as PlayerRecord['country'];
  const stone = player('1', 'Ada Stone', null);
  const roles = [role('England', true, true), role('Old Town', false, false), role('New Town', true, false)];
  expect(withClub(stone, { roles, country }, en).about).toBe('England, New Town');
  expect(withClub(stone, { roles: roles.slice(0, 2), country }, en).about).toBe('England');
  expect(withClub(stone, { roles: [], country: { ...country, name: null } }, en).about).toBeNull();
});
