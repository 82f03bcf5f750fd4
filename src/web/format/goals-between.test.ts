import { expect, test } from 'vitest';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { goalsBetween } from './goals-between.ts';

const at = (home: number, away: number, ...events: ReturnType<typeof sampleEvent>[]) =>
  sampleMatch(1, { score: [home, away], events });
const osei = sampleEvent({ minute: 20, player_name: 'Osei' });
const brandt = sampleEvent({ minute: 45, extra_minute: 2, player_name: 'Brandt', penalty: true });
const hale = sampleEvent({ minute: 60, player_name: 'Hale', own_goal: true });

test('no score change yields no goals', () => {
  expect(goalsBetween(at(1, 0, osei), at(1, 0, osei))).toEqual([]);
  expect(goalsBetween(sampleMatch(1, { score: null }), at(0, 0))).toEqual([]);
});

test('returns every goal of either side with its details', () => {
  expect(goalsBetween(at(1, 0, osei), at(2, 1, osei, brandt, hale))).toEqual([
    { kind: 'goal', side: 'home', scorer: 'Brandt', minute: 45, stoppage: 2, how: 'penalty' },
    { kind: 'goal', side: 'away', scorer: 'Hale', minute: 60, stoppage: null, how: 'own' },
  ]);
});

test('events that are behind the score name no scorer', () => {
  expect(goalsBetween(at(1, 0, osei), at(2, 0, osei))).toMatchObject([{ kind: 'goal', scorer: null }]);
});

test('a disallowed goal is reported for its side, whatever else changed', () => {
  expect(goalsBetween(at(1, 0, osei), at(0, 1, hale))).toMatchObject([
    { kind: 'ruled-out', side: 'home', scorer: null },
    { kind: 'goal', side: 'away', scorer: 'Hale' },
  ]);
});

test('a match that had not kicked off starts from nil', () => {
  expect(goalsBetween(sampleMatch(1, { score: null }), at(1, 0, osei))).toHaveLength(1);
});
