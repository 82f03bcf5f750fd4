import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import {
  COMPETITIONS,
  channelAddress,
  competitionAddress,
  guideAddress,
  matchAddress,
  profileAddress,
  scoresAddress,
  teamAddress,
} from './addresses.ts';

test('every address that is built is one that the server knows', () => {
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
    guideAddress({ day: '2026-11-21', by: 'channel', isWhole: true, competition: '30' }),
  ]) {
    const path = new URL(address, 'http://x').pathname;
    expect(PAGES.some((pattern) => matchPath(pattern, path))).toBe(true);
  }
});

test('what goes without saying is not said', () => {
  expect(scoresAddress({ day: null, show: 'all' })).toBe('/');
  expect(scoresAddress({ show: 'live' })).toBe('/?show=live');
  expect(guideAddress({ day: null, by: 'time', isWhole: false, competition: null })).toBe('/tv');
  expect(guideAddress({ day: '2026-11-21', by: 'channel', isWhole: true, competition: '30' })).toBe(
    '/tv?d=2026-11-21&by=channel&show=all&c=30',
  );
  expect(scoresAddress({ day: '2026-11-21', show: 'finished' })).toBe('/?d=2026-11-21&show=finished');
});

test('an id is one step of a path, whatever is in it', () => {
  expect(matchAddress('a/b')).toBe('/match/a%2Fb');
});

test('a tab and a season stand in a competition’s address', () => {
  expect(competitionAddress('7', 'table', '70')).toBe('/competition/7/table?season=70');
});
