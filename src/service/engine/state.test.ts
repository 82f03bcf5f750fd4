import { expect, test } from 'vitest';
import { type Disruption, disruptionOf } from './disruption.ts';
import type { MatchFrame } from './match-frame.ts';
import { resultOf } from './result.ts';
import { framesWhere, mixedFrame } from './sample-frames.ts';
import { scoreAt, stateAt, stateVersion } from './state.ts';
import { storyOf } from './story.ts';
import { type Period, timetableOf } from './timetable.ts';

const DAY = 86_400;
const DISRUPTION_KINDS = ['postponed', 'cancelled', 'abandoned', 'awarded', 'delayed', 'interrupted'];

function first(holds: (frame: MatchFrame) => boolean, changes: Partial<MatchFrame> = {}): MatchFrame {
  const [frame] = framesWhere(holds, 1, changes);
  if (frame === undefined) throw new Error('Not found');
  return frame;
}

function firstWith<K extends Disruption['kind']>(
  kind: K,
  holds: (end: Extract<Disruption, { kind: K }>) => boolean = () => true,
): [MatchFrame, Extract<Disruption, { kind: K }>] {
  const is = (end: Disruption): end is Extract<Disruption, { kind: K }> => end.kind === kind;
  const frame = first((one) => {
    const end = disruptionOf(one);
    return is(end) && holds(end);
  });
  const end = disruptionOf(frame);
  if (!is(end)) throw new Error('Not found');
  return [frame, end];
}

function period(frame: MatchFrame, index: number): Period {
  const candidate = timetableOf(frame).periods[index];
  if (candidate === undefined) throw new Error(`No period ${index}`);
  return candidate;
}

/** Returns status, period, minute and stoppage minute. */
function clock(frame: MatchFrame, instant: number): unknown[] {
  const { status, period, minute, extra } = stateAt(frame, instant);
  return [status, period, minute, extra];
}

test('A match goes from not started through two halves and half-time to finished', () => {
  const frame = first(
    (match) => disruptionOf(match).kind === 'played' && stateAt(match, match.kickOff).status === 0,
  );
  const [one, two] = [period(frame, 0), period(frame, 1)];
  expect(clock(frame, frame.kickOff - DAY)).toEqual([0, null, null, null]);
  expect(clock(frame, one.starts - 1)).toEqual([0, null, null, null]);
  expect(clock(frame, one.starts)).toEqual([1, '1st Half', 1, null]);
  expect(clock(frame, one.starts + 22 * 60 + 59)).toEqual([1, '1st Half', 23, null]);
  expect(clock(frame, one.starts + 45 * 60 - 1)).toEqual([1, '1st Half', 45, null]);
  expect(clock(frame, one.starts + 45 * 60)).toEqual([1, '1st Half', 45, 1]);
  expect(clock(frame, one.ends - 1)).toEqual([1, '1st Half', 45, one.stoppage]);
  expect(clock(frame, one.ends)).toEqual([11, '1st Half', 45, null]);
  expect(clock(frame, two.starts - 1)).toEqual([11, '1st Half', 45, null]);
  expect(clock(frame, two.starts)).toEqual([1, '2nd Half', 46, null]);
  expect(clock(frame, two.starts + 47 * 60)).toEqual([1, '2nd Half', 90, 3]);
  expect(clock(frame, two.ends)).toEqual([3, '2nd Half', 90, null]);
  expect(clock(frame, two.ends + 400 * DAY)).toEqual([3, '2nd Half', 90, null]);
});

test('A tie continues with breaks, extra time and a shoot-out', () => {
  const frame = first((one) => resultOf(one).ps !== null && disruptionOf(one).kind === 'played', {
    kind: 'single',
  });
  expect(clock(frame, period(frame, 1).ends)).toEqual([14, '2nd Half', 90, null]);
  expect(clock(frame, period(frame, 2).starts)).toEqual([12, 'Extra Time 1', 91, null]);
  expect(clock(frame, period(frame, 2).ends)).toEqual([14, 'Extra Time 1', 105, null]);
  expect(clock(frame, period(frame, 3).starts + 899)).toEqual([12, 'Extra Time 2', 120, null]);
  expect(clock(frame, period(frame, 3).ends)).toEqual([14, 'Extra Time 2', 120, null]);
  expect(clock(frame, period(frame, 4).starts)).toEqual([13, 'Penalties', 120, null]);
  expect(stateAt(frame, period(frame, 4).starts)).toMatchObject({ ps: [0, 0], winner: null });
  expect(clock(frame, period(frame, 4).ends)).toEqual([31, 'Penalties', 120, null]);
  expect(stateAt(frame, period(frame, 4).ends)).toMatchObject({
    ps: resultOf(frame).ps,
    winner: resultOf(frame).winner,
  });
});

test('A tie decided in extra time is over after 120 minutes', () => {
  const decided = (one: MatchFrame) => resultOf(one).et !== null && resultOf(one).ps === null;
  const frame = first(decided, { kind: 'single' });
  const { status, minute, et, winner } = stateAt(frame, timetableOf(frame).end);
  expect({ status, minute, et, winner }).toEqual({
    status: 32,
    minute: 120,
    et: resultOf(frame).et,
    winner: resultOf(frame).winner,
  });
});

test('A match has no score before kick-off, and the scores of its parts appear as they end', () => {
  const frame = first((one) => disruptionOf(one).kind === 'played');
  const before = stateAt(frame, period(frame, 0).starts - 1);
  expect(before).toMatchObject({
    score: null,
    ht: null,
    ft: null,
    winner: null,
    events: [],
    onPitch: [11, 11],
  });
  expect(stateAt(frame, period(frame, 0).starts)).toMatchObject({ score: [0, 0], ht: null, ft: null });
  expect(stateAt(frame, period(frame, 0).ends - 1).ht).toBeNull();
  expect(stateAt(frame, period(frame, 0).ends).ht).toEqual(resultOf(frame).ht);
  expect(stateAt(frame, period(frame, 1).ends - 1).ft).toBeNull();
  expect(stateAt(frame, period(frame, 1).ends).ft).toEqual(resultOf(frame).ft);
  expect(scoreAt(frame, period(frame, 1).ends)).toEqual(resultOf(frame).ft);
});

test('A delayed match has that status from ten minutes before its scheduled kick-off until it starts', () => {
  const [frame] = firstWith('delayed');
  expect(stateAt(frame, frame.kickOff - 601).status).toBe(0);
  expect(stateAt(frame, frame.kickOff - 600).status).toBe(10);
  expect(stateAt(frame, period(frame, 0).starts - 1).status).toBe(10);
  expect(stateAt(frame, period(frame, 0).starts).status).toBe(1);
});

test.each([
  ['interrupted', 7, (minutes: number) => minutes <= 30],
  ['suspended, if it takes more than half an hour', 8, (minutes: number) => minutes > 30],
] as const)('A match that stops for a while is %s: its minute does not advance', (_, status, holds) => {
  const [frame, end] = firstWith('interrupted', ({ minutes }) => holds(minutes));
  const half = period(frame, end.minute <= 45 ? 0 : 1);
  const stop = half.starts + (half.pause?.after ?? 0);
  const on = stop + end.minutes * 60;
  expect(stateAt(frame, stop - 1).status).toBe(1);
  for (const instant of [stop, on - 1])
    expect(stateAt(frame, instant)).toMatchObject({ status, minute: end.minute });
  expect(stateAt(frame, on)).toMatchObject({ status: 1, minute: end.minute });
});

test('A postponed or cancelled match has its status and reason from the announcement on', () => {
  for (const [kind, status, word] of [
    ['postponed', 4, 'Postponed'],
    ['cancelled', 5, 'Cancelled'],
  ] as const) {
    const [frame, end] = firstWith(kind);
    expect(stateAt(frame, end.announced - 1)).toMatchObject({ status: 0, info: null });
    const off = { status, info: `${word}: ${end.reason}`, minute: null, score: null, winner: null };
    for (const instant of [end.announced, frame.kickOff + DAY])
      expect(stateAt(frame, instant)).toMatchObject(off);
  }
});

test('A match awarded without play is delayed after its scheduled kick-off, then has a score and a note', () => {
  const [frame, end] = firstWith('awarded', ({ info }) => !info.startsWith('Walkover'));
  expect(stateAt(frame, frame.kickOff - 1).status).toBe(0);
  expect(stateAt(frame, frame.kickOff).status).toBe(10);
  const score = end.winner === 'home' ? [3, 0] : [0, 3];
  const awarded = {
    status: 9,
    score,
    ft: score,
    winner: end.winner,
    info: end.info,
    events: [],
    minute: null,
  };
  expect(stateAt(frame, end.announced)).toMatchObject(awarded);
  expect(end.info).toMatch(/^Awarded 3-0: the (home|away) team /);
});

test.each([
  ['replayed', 6],
  ['stands', 9],
  ['awarded', 9],
] as const)('An abandoned match keeps score and minute until it is decided: %s', (outcome, status) => {
  const [frame, end] = firstWith('abandoned', (one) => one.outcome === outcome);
  const stop = timetableOf(frame).end;
  expect(stateAt(frame, stop - 1).status).toBe(1);
  const stopped = stateAt(frame, stop);
  expect(stopped).toMatchObject({
    status: 6,
    minute: end.minute,
    ft: null,
    winner: null,
    info: `Abandoned: ${end.reason}`,
  });
  expect(stateAt(frame, end.decided - 1)).toEqual(stopped);
  const decided = stateAt(frame, end.decided);
  expect(decided).toMatchObject({
    status,
    minute: end.minute,
    ft: resultOf(frame).ft,
    winner: resultOf(frame).winner,
  });
  expect(decided.score).toEqual(outcome === 'awarded' ? resultOf(frame).final : stopped.score);
  expect(decided.info).toContain(end.reason);
});

test('A scorer corrected after full time changes only the events of a finished match', () => {
  const late = (frame: MatchFrame) =>
    storyOf(frame).entries.some((entry) =>
      entry.amendments.some(({ shownAt }) => shownAt > timetableOf(frame).end),
    );
  const frame = first(late);
  const before = stateAt(frame, timetableOf(frame).end);
  const after = stateAt(frame, timetableOf(frame).end + DAY);
  expect(before.status).toBe(3);
  expect(after.events).not.toEqual(before.events);
  expect({ ...after, events: [] }).toEqual({ ...before, events: [] });
  expect(after.events.map(({ key }) => key)).toEqual(before.events.map(({ key }) => key));
});

test('Upgrading a card to red takes a player off, reducing it to yellow returns them', () => {
  for (const [from, to, change] of [
    ['yellowcard', 'redcard', -1],
    ['redcard', 'yellowcard', 1],
  ] as const) {
    const frame = first((one) =>
      storyOf(one).entries.some(
        ({ kind, amendments }) => kind === from && amendments.some(({ patch }) => patch.kind === to),
      ),
    );
    const card = storyOf(frame).entries.find(
      ({ kind, amendments }) => kind === from && amendments.length > 0,
    );
    const shownAt = card?.amendments[0]?.shownAt ?? 0;
    const team = card?.side === 'home' ? 0 : 1;
    const difference = stateAt(frame, shownAt).onPitch[team] - stateAt(frame, shownAt - 1).onPitch[team];
    expect(difference).toBe(change);
  }
});

test('Equal state versions mean equal states', () => {
  const differences: string[] = [];
  let marks = 0;
  const odd = DISRUPTION_KINDS.flatMap((kind) =>
    framesWhere((frame) => disruptionOf(frame).kind === kind, 1),
  );
  const frames = [...Array.from({ length: 10 }, (_, i) => mixedFrame(i)), ...odd];
  for (const frame of frames) {
    const { kickOff, end } = timetableOf(frame);
    const later = Array.from({ length: 90 }, (_, hour) => frame.kickOff + hour * 3600);
    const around = Array.from({ length: 560 }, (_, step) => kickOff - 900 + step * 29);
    const instants = [frame.kickOff - 4 * DAY, frame.kickOff - 600, ...around, end, ...later];
    let before: { mark: string; state: string } | null = null;
    for (const instant of instants.sort((a, b) => a - b)) {
      const now = { mark: stateVersion(frame, instant), state: JSON.stringify(stateAt(frame, instant)) };
      if (now.mark === before?.mark && now.state !== before.state) differences.push(`${frame.id} ${instant}`);
      if (now.mark !== before?.mark) marks += 1;
      before = now;
    }
  }
  expect(differences).toEqual([]);
  // Versions are only useful if they change rarely: ninety minutes have more instants than this.
  expect(marks).toBeLessThan(frames.length * 400);
});
