import { expect, test } from 'vitest';
import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import type { Match } from '#contract/records/match.ts';
import { find } from '#service/find/find.ts';
import { startApp } from '#service/testing/start-app.ts';
import { shootOutOf } from '#web/matches/shoot-out.ts';

const { get, setNow, world } = startApp();
const STEP_MS = 15_000;
const DURATION_MS = 1_200_000;
const SIDES = ['home', 'away'] as const;

test('the kicks agree with the service’s score one by one, and each is of the side that was next', async () => {
  const { match_id, happens } = find(world, 'shoot-out', Date.parse('2026-11-21T15:30:00Z') / 1000) ?? {};
  const operation = findOperation('fixtures', 'info');
  if (!operation || match_id == null || happens === undefined) throw new Error('no shoot-out');
  let counts = { home: 0, away: 0 };
  let next: (typeof SIDES)[number] | undefined;
  let isDecided = false;
  for (let passed = 0; passed < DURATION_MS && !isDecided; passed += STEP_MS) {
    setNow(new Date(Date.parse(happens) + passed).toISOString());
    const { body } = await get(`fixtures/?t=info&id=${match_id}&include=events`);
    const match = readAnswer(operation, ['events'], body).data as Match;
    const shootOut = shootOutOf(match);
    if (!shootOut) throw new Error(`no kicks of ${match.scores.ps_score}`);
    expect(SIDES.map((side) => shootOut[side].kicks.filter(Boolean).length)).toEqual(match.scores.ps_score);
    const now = { home: shootOut.home.kicks.length, away: shootOut.away.kicks.length };
    const taken = SIDES.filter((side) => now[side] > counts[side]);
    if (next && taken.length > 0) expect(taken).toContain(next);
    next = SIDES.find((side) => shootOut[side].isNext);
    counts = now;
    isDecided = shootOut.isDecided;
    expect(next === undefined).toBe(isDecided || counts.home + counts.away === 0);
  }
  expect(isDecided).toBe(true);
  expect(counts.home + counts.away).toBeGreaterThan(5);
});
