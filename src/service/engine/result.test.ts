import { expect, test } from 'vitest';
import { disruptionOf } from './disruption.ts';
import { resultOf } from './result.ts';
import { framesWhere, sampleFrame } from './sample-frames.ts';

test('A single tie always has a winner, with extra time and shoot-out only when needed', () => {
  const counts = { regular: 0, extraTime: 0, shootOut: 0 };
  for (let i = 0; i < 10_000; i++) {
    const { ft, et, ps, final, winner } = resultOf(sampleFrame(i, { kind: 'single', neutral: true }));
    expect(winner).not.toBeNull();
    expect(final).toEqual(et ?? ft);
    if (ft === null) throw new Error('A tie is always played');
    expect(et !== null).toBe(ft[0] === ft[1]);
    if (et === null) counts.regular += 1;
    else {
      expect(et[0]).toBeGreaterThanOrEqual(ft[0]);
      expect(ps !== null).toBe(et[0] === et[1]);
      if (ps === null) counts.extraTime += 1;
      else {
        counts.shootOut += 1;
        expect(winner).toBe(ps[0] > ps[1] ? 'home' : 'away');
      }
    }
  }
  expect(counts.extraTime).toBeGreaterThan(800);
  expect(counts.shootOut).toBeGreaterThan(800);
});

test('A second leg is decided on aggregate, without away goals counting more', () => {
  let level = 0;
  for (let i = 0; i < 10_000; i++) {
    const carried = [i % 4, (i >> 2) % 4] as const;
    const { ft, et, ps, final, winner } = resultOf(sampleFrame(i, { kind: 'second-leg', carried }));
    if (ft === null || final === null) throw new Error('A leg is always played');
    const home = final[0] + carried[0];
    const away = final[1] + carried[1];
    if (home !== away) expect(winner).toBe(home > away ? 'home' : 'away');
    else expect(ps).not.toBeNull();
    expect(et !== null).toBe(ft[0] + carried[0] === ft[1] + carried[1]);
    expect(winner).not.toBeNull();
    if (et !== null) level += 1;
  }
  expect(level).toBeGreaterThan(1000);
});

test('A first leg may end level, without extra time', () => {
  const legs = Array.from({ length: 1000 }, (_, i) => resultOf(sampleFrame(i, { kind: 'first-leg' })));
  expect(legs.some((leg) => leg.winner === null)).toBe(true);
  expect(legs.every((leg) => leg.et === null && leg.ps === null)).toBe(true);
});

test('A league match that is not played has no score, an award counts 3-0', () => {
  const [postponed] = framesWhere((frame) => disruptionOf(frame).kind === 'postponed', 1);
  const [awarded] = framesWhere((frame) => disruptionOf(frame).kind === 'awarded', 1);
  if (postponed === undefined || awarded === undefined) throw new Error('Not found');
  expect(resultOf(postponed)).toEqual({ ht: null, ft: null, et: null, ps: null, final: null, winner: null });
  const end = disruptionOf(awarded);
  const winner = end.kind === 'awarded' ? end.winner : null;
  expect(resultOf(awarded)).toMatchObject({ winner, ht: null, final: winner === 'home' ? [3, 0] : [0, 3] });
});

test('An abandoned match counts as it stood, as awarded, or not at all', () => {
  const outcomes = new Set<string>();
  for (const frame of framesWhere((one) => disruptionOf(one).kind === 'abandoned', 60)) {
    const end = disruptionOf(frame);
    if (end.kind !== 'abandoned') throw new Error('Not abandoned');
    const { ht, final, winner } = resultOf(frame);
    outcomes.add(end.outcome);
    expect(ht !== null).toBe(end.minute > 45);
    if (end.outcome === 'replayed') expect(final).toBeNull();
    if (end.outcome === 'awarded') expect(winner).toBe(end.winner);
    if (end.outcome === 'stands') expect(final?.[0]).toBeGreaterThanOrEqual(ht?.[0] ?? 0);
  }
  expect(outcomes.size).toBe(3);
});

test('Half-time is never ahead of full time', () => {
  for (let i = 0; i < 5000; i++) {
    const { ht, ft } = resultOf(sampleFrame(i, { level: 'friendly' }));
    expect(ht?.[0]).toBeLessThanOrEqual(ft?.[0] ?? -1);
    expect(ht?.[1]).toBeLessThanOrEqual(ft?.[1] ?? -1);
  }
});
