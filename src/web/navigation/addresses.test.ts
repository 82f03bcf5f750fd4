import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import {
  type Address,
  COMPETITIONS,
  channelAddress,
  competitionAddress,
  guideAddress,
  matchAddress,
  profileAddress,
  scoresAddress,
  teamAddress,
} from './addresses.ts';

test('the server knows every address that is built', () => {
  for (const address of [
    scoresAddress(),
    scoresAddress({ day: '2026-11-21', show: 'live' }),
    matchAddress('7'),
    COMPETITIONS,
    teamAddress('7'),
    profileAddress('venue', '7'),
    competitionAddress('7'),
    competitionAddress('7', 'leaders', '70'),
    channelAddress('311'),
    guideAddress({ day: '2026-11-21', by: 'channel', show: 'all', competition: '30' }),
  ]) {
    const path = new URL(address, 'http://x').pathname;
    expect(PAGES.some((pattern) => matchPath(pattern, path))).toBe(true);
  }
});

test('links take pages with or without a query, and places on the page', () => {
  const addresses: readonly Address[] = ['/', '/tv?d=2026-11-21', '/match/7/stats', '#content'];
  // @ts-expect-error no page has such an address
  const unknownPage: Address = '/matches/7';
  // @ts-expect-error a path is absolute
  const relativePath: Address = 'match/7';
  expect(new Set([...addresses, unknownPage, relativePath]).size).toBe(6);
});

test('parameters with their default value are left out of an address', () => {
  expect(scoresAddress({ day: null, show: 'all' })).toBe('/');
  expect(scoresAddress({ show: 'live' })).toBe('/?show=live');
  expect(guideAddress({ day: null, by: 'time', show: null, competition: null })).toBe('/tv');
  expect(guideAddress({ day: '2026-11-21', by: 'channel', show: 'all', competition: '30' })).toBe(
    '/tv?d=2026-11-21&by=channel&show=all&c=30',
  );
  expect(scoresAddress({ day: '2026-11-21', show: 'finished' })).toBe('/?d=2026-11-21&show=finished');
});

test('an id is one segment of a path, whatever characters it has', () => {
  expect(matchAddress('a/b')).toBe('/match/a%2Fb');
});

test("a competition's address contains its tab and season", () => {
  expect(competitionAddress('7', 'table', '70')).toBe('/competition/7/table?season=70');
});
