import { expect, test } from 'vitest';
import { type Disruption, disruptionOf, sideWithTooFew } from './disruption.ts';
import type { MatchFrame } from './match-frame.ts';
import { resultOf } from './result.ts';
import { sampleFrame } from './sample-frames.ts';
import { settledResult } from './settled-result.ts';
import { stateAt } from './state.ts';
import { timetableOf } from './timetable.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const MATCHES = 200_000;

function disruptions(changes: Partial<MatchFrame>): { frame: MatchFrame; end: Disruption }[] {
  return Array.from({ length: MATCHES }, (_, i) => {
    const frame = sampleFrame(i, changes);
    return { frame, end: disruptionOf(frame) };
  });
}

const league = disruptions({});

/** Returns the percentage of the league matches. */
function percent(kind: Disruption['kind']): number {
  return (100 * league.filter(({ end }) => end.kind === kind).length) / MATCHES;
}

test.each([
  ['delayed', 0.4],
  ['interrupted', 0.15],
  ['postponed', 0.8],
  ['cancelled', 0.03],
  ['abandoned', 0.06],
  ['awarded', 0.05],
] as const)('About as many league matches are %s as in reality (percent: %f)', (kind, expected) => {
  expect(percent(kind)).toBeGreaterThan(expected * 0.75);
  expect(percent(kind)).toBeLessThan(expected * 1.25);
});

test('A postponement is announced 2 hours to 3 days before kick-off, and nearly all are rescheduled', () => {
  const postponed = league.flatMap(({ frame, end }) => (end.kind === 'postponed' ? [{ frame, end }] : []));
  for (const { frame, end } of postponed) {
    expect(frame.kickOff - end.announced).toBeGreaterThanOrEqual(2 * HOUR);
    expect(frame.kickOff - end.announced).toBeLessThanOrEqual(3 * DAY);
    expect(end.reason).not.toBe('');
  }
  const rearranged = postponed.filter(({ end }) => end.rearranged).length;
  expect(rearranged / postponed.length).toBeGreaterThan(0.94);
  expect(rearranged).toBeLessThan(postponed.length);
});

test('Snow is a reason in the northern winter only', () => {
  const months = league.flatMap(({ frame, end }) =>
    end.kind === 'postponed' && end.reason === 'snow' ? [new Date(frame.kickOff * 1000).getUTCMonth()] : [],
  );
  expect(months.length).toBeGreaterThan(10);
  for (const month of months) expect([11, 0, 1]).toContain(month);
});

test('An abandonment is decided 1 to 3 days later, and an award names its winner', () => {
  const outcomes = new Set<string>();
  for (const { frame, end } of league) {
    if (end.kind !== 'abandoned') continue;
    outcomes.add(end.outcome);
    expect(end.decided - frame.kickOff).toBeGreaterThan(DAY);
    expect(end.decided - frame.kickOff).toBeLessThan(3.2 * DAY);
    expect(end.winner !== null).toBe(end.outcome === 'awarded');
  }
  expect(outcomes).toEqual(new Set(['replayed', 'stands', 'awarded']));
});

test('A cup tie gets its winner on its day at the latest, or is played on another', () => {
  for (const [kind, neutral] of [
    ['single', false],
    ['single', true],
    ['first-leg', false],
    ['second-leg', false],
  ] as const) {
    const kinds = new Set(
      disruptions({ kind, neutral, carried: [1, 1] }).map(({ frame, end }) => {
        if (end.kind === 'postponed') return end.rearranged ? 'rearranged' : 'postponed for good';
        if (end.kind === 'awarded') return end.announced < frame.kickOff ? 'walkover' : 'awarded';
        return end.kind === 'abandoned' ? `abandoned, ${end.outcome}` : end.kind;
      }),
    );
    const expected = ['played', 'delayed', 'interrupted'];
    if (kind === 'single') expected.push('abandoned, awarded', 'walkover');
    if (kind === 'single' && !neutral) expected.push('rearranged');
    expect(kinds, `${kind}, neutral: ${neutral}`).toEqual(new Set(expected));
  }
});

test('As many ties are postponed as league matches', () => {
  const ties = disruptions({ kind: 'single' });
  const postponed = (100 * ties.filter(({ end }) => end.kind === 'postponed').length) / MATCHES;
  expect(postponed / percent('postponed')).toBeCloseTo(1, 1);
});

test('Two awards in five are known 6 hours to 6 days before the match, and count from then on', () => {
  const awarded = league.flatMap(({ frame, end }) => (end.kind === 'awarded' ? [{ frame, end }] : []));
  const walkovers = awarded.filter(({ frame, end }) => end.announced < frame.kickOff);
  expect(walkovers.length / awarded.length).toBeGreaterThan(0.3);
  expect(walkovers.length / awarded.length).toBeLessThan(0.5);
  for (const { frame, end } of walkovers) {
    expect(frame.kickOff - end.announced).toBeGreaterThanOrEqual(6 * HOUR);
    expect(frame.kickOff - end.announced).toBeLessThanOrEqual(6 * DAY);
    expect(end.info).toMatch(/^Walkover: the (home|away) team /);
    expect(settledResult(frame, end.announced - 1)).toBeNull();
    expect(settledResult(frame, end.announced)?.winner).toBe(end.winner);
  }
});

test('A match with too few players is abandoned when the fifth of a side is sent off, and awarded to the other', () => {
  const ends = league.filter(({ end }) => sideWithTooFew(end) !== null);
  expect(ends.length).toBeGreaterThan(10);
  for (const { frame, end } of ends) {
    const side = sideWithTooFew(end) === 'home' ? 0 : 1;
    const { status, onPitch } = stateAt(frame, timetableOf(frame).end);
    expect([status, onPitch[side]], `match ${frame.id}`).toEqual([6, 6]);
    expect(resultOf(frame).winner).toBe(side === 0 ? 'away' : 'home');
  }
});

test('Rescheduled and replayed matches and friendlies are always played', () => {
  for (let i = 0; i < 20_000; i++) {
    for (const attempt of [1, 2])
      expect(disruptionOf(sampleFrame(i, { id: i * 4 + attempt })).kind).toBe('played');
    expect(disruptionOf(sampleFrame(i, { level: 'friendly' })).kind).toBe('played');
  }
});
