import { expect, test } from 'vitest';
import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
import { appearanceOf, mayBeOnBench } from './appearance.ts';

type Sheet = BenchesRecord['home'][number];

const sheet = (id: string, stats?: object) => ({ player: { id }, stats }) as unknown as Sheet;
const lineUps = (...squad: readonly Sheet[]) =>
  ({ home: { squad: [] }, away: { squad } }) as unknown as LineUpsRecord;
const bench = (...home: readonly Sheet[]): BenchesRecord => ({ home, away: [] });

const STARTER = sheet('1', {
  minutes: 90,
  goals: 2,
  assists: 1,
  yellowcards: 1,
  redcards: null,
  rating: 8.4,
});

test('a starter has minutes, goals, assists, card and rating, without the bench', () => {
  expect(appearanceOf('1', lineUps(STARTER), undefined)).toEqual({
    kind: 'played',
    minutes: 90,
    goals: 2,
    assists: 1,
    card: 'yellowcard',
    rating: 8.4,
  });
  expect(mayBeOnBench('1', lineUps(STARTER))).toBe(false);
});

test('a second yellow card counts instead of the first', () => {
  const sentOff = sheet('1', { minutes: 50, yellowcards: 1, yellowredcards: 1 });
  expect(appearanceOf('1', lineUps(sentOff), undefined)).toMatchObject({ card: 'yellowredcard' });
});

test('a player of a match without statistics has played, for an unknown time', () => {
  expect(appearanceOf('1', lineUps(sheet('1')), undefined)).toMatchObject({ kind: 'played', minutes: null });
});

test.each([
  ['came on', { minutes: 12 }, { kind: 'played', minutes: 12 }],
  ['was not used', { minutes: 0 }, { kind: 'unused' }],
  ['has no statistics', undefined, { kind: 'unused' }],
])('a substitute who %s', (_name, stats, expected) => {
  expect(mayBeOnBench('2', lineUps(STARTER))).toBe(true);
  expect(appearanceOf('2', lineUps(STARTER), undefined)).toBeUndefined();
  expect(appearanceOf('2', lineUps(STARTER), bench(sheet('2', stats)))).toMatchObject(expected);
});

test('a player on neither sheet is not in the squad, and nothing is known without line-ups', () => {
  expect(appearanceOf('3', lineUps(STARTER), bench(sheet('2')))).toEqual({ kind: 'notInSquad' });
  expect(appearanceOf('3', lineUps(), undefined)).toEqual({ kind: 'noLineUp' });
  expect(appearanceOf('3', null, undefined)).toEqual({ kind: 'noLineUp' });
  expect(appearanceOf('3', undefined, undefined)).toBeUndefined();
});
