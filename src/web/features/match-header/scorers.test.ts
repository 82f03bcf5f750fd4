import { expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { scorers } from './scorers.ts';

const at = (minute: number, stoppage: number | null = null, penalty = false) => ({
  minute,
  stoppage,
  penalty,
});

test('lists a scorer once with all minutes, an own goal on the side that gains, and no cancelled goal', () => {
  const hale = { player_id: '3', player_name: 'Hale' };
  const events = [
    sampleEvent({ minute: 12 }),
    sampleEvent({ minute: 45, extra_minute: 2, penalty: true }),
    sampleEvent({ ...hale, own_goal: true, minute: 50 }),
    sampleEvent({ result: 'cancelled', minute: 60 }),
    sampleEvent({ type: 'var', result: 'cancelled', minute: 61 }),
    sampleEvent({ ...hale, type: 'yellowredcard', minute: 74 }),
    sampleEvent({ period: 'penalties', minute: 120 }),
  ];
  const match = sampleMatch(1, { events }) as unknown as Match;
  expect(scorers(match, 'home')).toMatchObject([
    { name: 'Osei', kind: 'goal', minutes: [at(12), at(45, 2, true)] },
    { name: 'Hale', kind: 'yellowredcard', minutes: [at(74)] },
  ]);
  expect(scorers(match, 'away')).toMatchObject([{ name: 'Hale', kind: 'own-goal', minutes: [at(50)] }]);
});

test('distinguishes a straight red card from a second yellow; an unknown scorer has no name', () => {
  const events = [
    sampleEvent({ player_id: null, player_name: null, minute: 8 }),
    sampleEvent({ type: 'redcard', team_id: '2001', player_name: 'Marsh', minute: 82 }),
    sampleEvent({ team_id: null, minute: 83 }),
  ];
  const match = sampleMatch(1, { events }) as unknown as Match;
  expect(scorers(match, 'home')).toMatchObject([{ name: null, kind: 'goal', minutes: [at(8)] }]);
  expect(scorers(match, 'away')).toMatchObject([{ name: 'Marsh', kind: 'redcard', minutes: [at(82)] }]);
});

test('returns no scorers for a match without events', () => {
  expect(scorers(sampleMatch(1) as unknown as Match, 'home')).toEqual([]);
});

test('lists a sending-off during the shoot-out, as a row counts it', () => {
  const events = [sampleEvent({ type: 'redcard', period: 'penalties', minute: 120 })];
  expect(scorers(sampleMatch(1, { events }) as unknown as Match, 'home')).toMatchObject([
    { name: 'Osei', kind: 'redcard' },
  ]);
});
