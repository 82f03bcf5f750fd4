import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import { momentOf } from '#contract/minute.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import {
  confirmAnswer,
  EMPTY_STORE,
  type MatchListAnswer,
  type MatchStore,
  mergeAnswer,
} from './match-store.ts';

const answer = (
  kind: MatchListAnswer['kind'],
  asOf: number,
  matches: readonly MatchRow[],
  precision = 0,
): MatchListAnswer => ({
  kind,
  asOf,
  precision,
  receivedAt: asOf,
  matches,
});
const inPlay = (home: number, minute = 23) => sampleMatch(1, { score: [home, 0], minute: [minute] });
const finishedMatch = (home: number) =>
  sampleMatch(1, { status: 3, phase: 'finished', score: [home, 0], minute: [90] });
const storeAfter = (...answers: readonly MatchListAnswer[]): MatchStore =>
  answers.reduce(mergeAnswer, EMPTY_STORE);
const entry = (store: MatchStore) => {
  const match = store.entries.get('1');
  if (!match) throw new Error('match 1 is not in the store');
  return match;
};

test('keeps the newest record, in whatever order answers arrive', () => {
  const day = answer('day', 100, [inPlay(0)]);
  const live = answer('live', 110, [inPlay(1)]);
  expect(entry(storeAfter(day, live)).record.scores.home_score).toBe(1);
  expect(entry(storeAfter(live, day)).record.scores.home_score).toBe(1);
});

test('of two answers that show the same instant the first one stays', () => {
  const before = storeAfter(answer('live', 100, [inPlay(1)]));
  expect(entry(mergeAnswer(before, answer('day', 100, [inPlay(2)]))).record.scores.home_score).toBe(1);
});

test('of two answers that show the same instant the live list has the events', () => {
  const goal = sampleEvent();
  const live = answer('live', 100, [{ ...inPlay(1), events: [goal] }]);
  expect(entry(storeAfter(answer('day', 100, [inPlay(1)]), live)).record.events).toEqual([goal]);
});

test('takes events from an older answer where the newer ones have none, but not of a match that a shield hides', () => {
  const goal = sampleEvent();
  const ofEvents = answer('day', 90, [{ ...inPlay(1), events: [goal] }]);
  const after = entry(storeAfter(answer('day', 100, [inPlay(2)]), ofEvents));
  expect([after.record.scores.home_score, after.record.events, after.asOf]).toEqual([2, [goal], 100]);
  const hidden = { ...sampleMatch(1, { score: null }), shielded: true };
  expect(entry(storeAfter(answer('day', 100, [hidden]), ofEvents)).record.events).toBeUndefined();
});

test('an unchanged answer takes nothing back that another list has said since, but says how a match ended', () => {
  const old = answer('day', 100, [inPlay(0)]);
  const live = answer('live', 110, [inPlay(1)]);
  const store = storeAfter(old, live);
  expect(entry(confirmAnswer(store, { ...old, asOf: 120 })).record.scores.home_score).toBe(1);
  const quiet = confirmAnswer(store, { ...live, asOf: 130 });
  expect([quiet.liveAsOf, quiet.asOf, entry(quiet).asOf, quiet.departures]).toEqual([130, 130, 130, 0]);
  const ended = answer('day', 105, [finishedMatch(1)]);
  const left = storeAfter(ended, live, answer('live', 115, []));
  expect(entry(confirmAnswer(left, { ...ended, asOf: 120 })).record.phase).toBe('finished');
});

test('ignores a lower score from an older answer, and accepts it from a newer one', () => {
  const before = storeAfter(answer('live', 100, [inPlay(2)]));
  expect(entry(mergeAnswer(before, answer('day', 90, [inPlay(1)]))).record.scores.home_score).toBe(2);
  expect(entry(mergeAnswer(before, answer('live', 105, [inPlay(1)]))).record.scores.home_score).toBe(1);
});

test('rejects steps back between answers whose instants Age cannot distinguish', () => {
  const before = storeAfter(answer('live', 5000, [inPlay(2, 30)], 1000));
  expect(
    entry(mergeAnswer(before, answer('day', 5900, [inPlay(1, 30)], 1000))).record.scores.home_score,
  ).toBe(2);
  expect(
    entry(mergeAnswer(before, answer('day', 5900, [inPlay(2, 29)], 1000))).record.time.minute?.minute,
  ).toBe(30);
  expect(
    entry(mergeAnswer(before, answer('day', 5900, [inPlay(3, 30)], 1000))).record.scores.home_score,
  ).toBe(3);
  expect(
    entry(mergeAnswer(before, answer('live', 6000, [inPlay(1, 30)], 1000))).record.scores.home_score,
  ).toBe(2);
  expect(
    entry(mergeAnswer(before, answer('live', 6001, [inPlay(1, 30)], 1000))).record.scores.home_score,
  ).toBe(1);
});

const scheduled = (kickOff?: number) =>
  sampleMatch(1, { status: 0, phase: 'scheduled', minute: null, ...(kickOff && { kickOff }) });
const atMinute = (...minute: [number, number?]) =>
  sampleMatch(1, { score: [1, 1], minute: minute as [number, number] });
const finishedWithGoals = sampleMatch(1, { status: 3, phase: 'finished', score: [1, 1], minute: [90] });
const withoutMinute = sampleMatch(1, { score: [1, 1], minute: null });

test.each([
  ['from finished to in play', false, finishedMatch(1), inPlay(1, 90)],
  ['from a result to its correction', true, finishedMatch(1), finishedMatch(2)],
  ['from in play to finished, without its stoppage time', true, atMinute(90, 4), finishedWithGoals],
  ['from in play to scheduled', false, inPlay(0, 1), scheduled()],
  ['from one kick-off time to another', true, scheduled(), scheduled(1_795_276_800)],
  ['to a lower score of the away side', false, atMinute(30), sampleMatch(1, { score: [1, 0], minute: [30] })],
  ['to less stoppage time', false, atMinute(45, 2), atMinute(45, 1)],
  ['to more stoppage time', true, atMinute(45, 1), atMinute(45, 2)],
  ['from stoppage time to the second half', true, atMinute(45, 2), atMinute(46)],
  ['from an unknown minute to the first', true, withoutMinute, atMinute(1)],
])('between indistinguishable instants, a change %s is accepted: %s', (_, isAccepted, before, after) => {
  const store = storeAfter(answer('live', 5000, [before], 1000), answer('day', 5900, [after], 1000));
  expect(entry(store).record).toEqual(isAccepted ? after : before);
});

test('shows the instant of the newest answer, in whatever order answers arrive', () => {
  const day = answer('day', 100, []);
  const live = answer('live', 110, []);
  expect(storeAfter(day, live).asOf).toBe(110);
  expect(storeAfter(live, day).asOf).toBe(110);
});

test('keeps a match running that is in the next live list, or missing from a day’s list', () => {
  const listedTwice = storeAfter(answer('live', 100, [inPlay(0)]), answer('live', 105, [inPlay(0)]));
  expect(entry(listedTwice).leftLiveAt).toBeNull();
  expect(listedTwice.departures).toBe(0);
  const otherDay = mergeAnswer(listedTwice, answer('day', 110, [sampleMatch(2)]));
  expect(entry(otherDay).leftLiveAt).toBeNull();
  expect(otherDay).toMatchObject({ departures: 0, liveAsOf: 105, liveIds: new Set(['1']) });
});

test('a live list of the same instant is not late: its matches are in play', () => {
  const store = storeAfter(answer('live', 100, []), answer('live', 100, [inPlay(0)]));
  expect(entry(store).leftLiveAt).toBeNull();
});

test('does not say of a match that never was in play that it left the live list', () => {
  const store = storeAfter(answer('live', 105, []), answer('day', 100, [scheduled()]));
  expect(entry(store).leftLiveAt).toBeNull();
});

test('stops a match for a live list of the same instant as the day’s list that has it', () => {
  const day = answer('day', 105, [inPlay(0, 24)]);
  const left = { leftLiveAt: 105, anchor: { at: Number.POSITIVE_INFINITY } };
  const before = storeAfter(answer('live', 100, [inPlay(0)]));
  expect(entry([day, answer('live', 105, [])].reduce(mergeAnswer, before))).toMatchObject(left);
  expect(entry([answer('live', 105, []), day].reduce(mergeAnswer, before))).toMatchObject(left);
});

test('does not turn the clock back when a late live list still has a match', () => {
  const store = storeAfter(answer('day', 0, [inPlay(0, 20)]), answer('live', 2.5 * MINUTE_MS, []));
  const late = { ...answer('live', MINUTE_MS, [inPlay(0, 20)]), receivedAt: 2.6 * MINUTE_MS };
  const { record, anchor } = entry(mergeAnswer(store, late));
  expect(momentOf(record, anchor, late.receivedAt)).toMatchObject({ minute: 22 });
});

test('keeps a match that left the live list with its clock stopped, and counts it once', () => {
  const afterLeaving = storeAfter(answer('live', 100, [inPlay(1, 90)]), answer('live', 105, []));
  expect(entry(afterLeaving)).toMatchObject({ leftLiveAt: 105, anchor: { at: Number.POSITIVE_INFINITY } });
  expect(entry(afterLeaving).record.scores.home_score).toBe(1);
  expect(afterLeaving.departures).toBe(1);
  expect(mergeAnswer(afterLeaving, answer('live', 110, [])).departures).toBe(1);
});

test('keeps the clock stopped for an older day’s list, and settles the match with a newer one', () => {
  const afterLeaving = storeAfter(answer('live', 100, [inPlay(1, 89)]), answer('live', 105, []));
  const early = mergeAnswer(afterLeaving, answer('day', 103, [inPlay(2, 90)]));
  expect(entry(early)).toMatchObject({ leftLiveAt: 105, anchor: { at: Number.POSITIVE_INFINITY } });
  expect(entry(early).record.scores.home_score).toBe(2);
  const late = mergeAnswer(early, answer('day', 106, [finishedMatch(2)]));
  expect(entry(late)).toMatchObject({ leftLiveAt: null });
  expect(entry(late).record.phase).toBe('finished');
});

test('does not count a match that was settled before it left the live list', () => {
  const settledStore = storeAfter(
    answer('live', 100, [inPlay(1)]),
    answer('day', 110, [finishedMatch(1)]),
    answer('live', 105, []),
  );
  expect(entry(settledStore).leftLiveAt).toBeNull();
  expect(settledStore.departures).toBe(0);
});

test('restarts a match that returns to the live list', () => {
  const back = storeAfter(
    answer('live', 100, [inPlay(1)]),
    answer('live', 105, []),
    answer('live', 110, [inPlay(1, 24)]),
  );
  expect(entry(back)).toMatchObject({ leftLiveAt: null });
  expect(entry(back).anchor?.at).toBe(110);
});

test('does not restart a match from a late live list', () => {
  const late = storeAfter(answer('live', 105, []), answer('live', 100, [inPlay(1)]));
  expect(entry(late)).toMatchObject({ leftLiveAt: 105, anchor: { at: Number.POSITIVE_INFINITY } });
  expect(late.liveIds.size).toBe(0);
});

test('keeps the live list’s events when a day’s list, which has none, is newer', () => {
  const live = answer('live', 100, [sampleMatch(1, { events: [sampleEvent({ type: 'redcard' })] })]);
  const both = storeAfter(live, answer('day', 110, [sampleMatch(1)]));
  expect(entry(both).record.events).toHaveLength(1);
});

test('keeps the same objects when another list has equal data', () => {
  const before = storeAfter(answer('live', 100, [sampleMatch(1, { events: [] })]));
  const after = mergeAnswer(before, answer('day', 110, [sampleMatch(1)]));
  expect(entry(after).record).toBe(entry(before).record);
  expect(entry(after).anchor).toBe(entry(before).anchor);
});

/** A simulated match: score and minute in each second, and its end. */
interface Simulation {
  readonly home: readonly number[];
  readonly minute: readonly number[];
  readonly end: number;
}

const LENGTH = 60;
const simulation: fc.Arbitrary<Simulation> = fc
  .record({
    steps: fc.array(fc.constantFrom(0, 0, 0, 0, 0, 1, 1, -1), { minLength: LENGTH, maxLength: LENGTH }),
    pace: fc.integer({ min: 1, max: 3 }),
    end: fc.integer({ min: 10, max: LENGTH }),
  })
  .map(({ steps, pace, end }) => {
    let score = 0;
    const home = steps.map((step, at) => {
      if (at < end) score = Math.max(0, score + step);
      return score;
    });
    return { home, minute: steps.map((_, at) => 1 + Math.floor((Math.min(at, end) * pace) / 4)), end };
  });

function snapshot(
  { home, minute, end }: Simulation,
  kind: MatchListAnswer['kind'],
  asOf: number,
): MatchListAnswer {
  const score = [home[asOf] ?? 0, 0] as const;
  const over = asOf >= end;
  const changes = { score, minute: [minute[asOf] ?? 1] as [number] };
  const match = over ? sampleMatch(1, { ...changes, status: 3, phase: 'finished' }) : sampleMatch(1, changes);
  return answer(kind, asOf * 60_000, kind === 'live' && over ? [] : [match]);
}

test('never steps back in score or minute except for a ruling, for any order of answers', () => {
  const deliveries = fc.array(
    fc.record({ kind: fc.constantFrom('live' as const, 'day' as const), asOf: fc.nat(LENGTH - 1) }),
    { minLength: 1, maxLength: 40 },
  );
  fc.assert(
    fc.property(simulation, deliveries, (match, order) => {
      let current = EMPTY_STORE;
      let newest = -1;
      for (const { kind, asOf } of order) {
        const before = current.entries.get('1');
        current = mergeAnswer(current, snapshot(match, kind, asOf));
        const isListed = kind === 'day' || asOf < match.end;
        if (isListed) newest = Math.max(newest, asOf);
        const after = current.entries.get('1');
        if (newest < 0 || !after) continue;
        // The newest answer decides, so the record has the values of that instant.
        expect(after.asOf).toBe(newest * 60_000);
        expect(after.record.scores.home_score).toBe(match.home[newest]);
        if (!before) continue;
        const wentDown = (after.record.scores.home_score ?? 0) < (before.record.scores.home_score ?? 0);
        const from = before.asOf / 60_000;
        const isRuledOut = match.home
          .slice(from, newest + 1)
          .some((score, at, span) => score < (span[at - 1] ?? 0));
        if (wentDown) expect(isRuledOut).toBe(true);
        expect(after.record.time.minute?.minute).toBeGreaterThanOrEqual(
          before.record.time.minute?.minute ?? 0,
        );
        // A match that left the live list is stopped until a later list of the day.
        if (after.leftLiveAt !== null && after.anchor)
          expect(after.anchor?.at).toBe(Number.POSITIVE_INFINITY);
      }
    }),
    { numRuns: 300 },
  );
});

test('never shows an earlier minute, however old the answers are', () => {
  const poll = fc.record({
    kind: fc.constantFrom('live' as const, 'live' as const, 'day' as const),
    wait: fc.integer({ min: 1, max: 90 }),
    age: fc.integer({ min: 0, max: 120 }),
  });
  const second = 1000;
  fc.assert(
    fc.property(
      fc.array(poll, { minLength: 2, maxLength: 30 }),
      fc.integer({ min: 60, max: 2400 }),
      (polls, end) => {
        let current = EMPTY_STORE;
        let now = 600;
        let displayedMinute = 0;
        for (const { kind, wait, age } of polls) {
          // Checks the minute in every second up to the next answer.
          for (const until = now + wait; now < until; now += 1) {
            const matchEntry = current.entries.get('1');
            if (!matchEntry) continue;
            const moment = momentOf(matchEntry.record, matchEntry.anchor, now * second, current.asOf);
            const minute = moment.kind === 'clock' ? moment.minute : 0;
            expect(minute).toBeGreaterThanOrEqual(displayedMinute);
            displayedMinute = minute;
          }
          const asOf = now - age;
          const match = sampleMatch(1, { minute: [1 + Math.floor(asOf / 60)] });
          const matches = kind === 'live' && asOf >= end ? [] : [match];
          current = mergeAnswer(current, {
            kind,
            asOf: asOf * second,
            precision: second,
            receivedAt: now * second,
            matches,
          });
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('merges shared records like separately parsed ones', () => {
  const pool = [inPlay(0, 10), inPlay(0, 11), inPlay(1, 11), finishedMatch(1)];
  const answers = fc.array(
    fc.record({
      kind: fc.constantFrom('live' as const, 'day' as const),
      asOf: fc.integer({ min: 1, max: 12 }).map((minute) => minute * 10_000),
      precision: fc.constantFrom(0, 10_000),
      matches: fc.constantFrom<readonly MatchRow[]>(...pool.map((record) => [record]), []),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(answers, (inputs) => {
      const shared = inputs.map(({ kind, asOf, precision, matches }) =>
        answer(kind, asOf, matches, precision),
      );
      const cloned = shared.map((one) => ({ ...one, matches: JSON.parse(JSON.stringify(one.matches)) }));
      expect(storeAfter(...shared)).toEqual(storeAfter(...cloned));
    }),
    { numRuns: 2000 },
  );
});
