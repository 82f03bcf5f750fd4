import { expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { createReportedMeter, type ReportedState } from './reported-meter.ts';

const MIDNIGHT = Date.UTC(2026, 10, 22);
const NONE = { hour: null, day: null };

/** Creates a meter that observes reports at hours of a day. */
function setUp(limits: { hour: number | null; day: number | null } = NONE, savedState?: ReportedState) {
  const meter = createReportedMeter(limits, savedState);
  let now = MIDNIGHT;
  return {
    meter,
    at(hour: number) {
      now = MIDNIGHT + hour * HOUR_MS;
      return this;
    },
    observe(requestsLeft: number | null, plan: string | null = null, underWay = 0) {
      meter.observe({ requestsLeft, plan }, underWay, now);
      return this;
    },
    spend() {
      meter.spend(now);
      return this;
    },
    read: () => {
      const { remaining: left, limit, endsAt, lengthMs } = meter.read(now);
      return {
        left,
        limit,
        kind: lengthMs === HOUR_MS ? 'hour' : 'day',
        endsAt: (endsAt - MIDNIGHT) / HOUR_MS,
      };
    },
  };
}

test.each([
  ['Free Plan', 99, 'day', 100],
  ['Soccer API 50', 2_950, 'hour', 2_950],
  ['Soccer API +1000', 967_809, 'hour', 967_809],
  ['Soccer 800 (M)', 752_743, 'hour', 752_743],
  ['Another', 99, 'day', 99],
  ['Another', 2_950, 'hour', 2_950],
  [null, 60, 'day', 60],
] as const)(
  'takes the plan %s with %i left for a window of a %s with %i requests',
  (plan, left, kind, limit) => {
    const meter = setUp().at(9.5).observe(left, plan);
    expect(meter.read()).toEqual({
      left,
      limit,
      kind,
      endsAt: kind === 'day' ? 24 : 10,
    });
  },
);

test('knows nothing without a report', () => {
  expect(setUp().at(1).read()).toMatchObject({ left: null, limit: null });
});

test('takes limit and window from the operator', () => {
  const meter = setUp({ hour: null, day: 1_000 });
  expect(meter.at(3).observe(40).read()).toEqual({ left: 40, limit: 1_000, kind: 'day', endsAt: 24 });
});

test('counts a request before its answer, and a pending one as sent', () => {
  const meter = setUp().at(1).observe(1_000).spend().spend();
  expect(meter.read().left).toBe(998);
  expect(meter.observe(998, null, 3).read().left).toBe(995);
});

test('follows the lowest of numbers that jump up and down', () => {
  const meter = setUp().at(1).observe(2_000);
  for (const left of [1_900, 2_000, 100, 1_990, 95, 1_980, 1_970, 90]) meter.observe(left);
  expect(meter.read()).toMatchObject({ left: 90, limit: 2_000 });
});

test('believes a repeated higher number in the middle of a window', () => {
  const meter = setUp().at(1.2).observe(2_000).observe(300).observe(1_999).observe(1_998);
  expect(meter.read().left).toBe(300);
  expect(meter.observe(1_997).read().left).toBe(1_997);
});

test('refills nothing when only the clock is set forward', () => {
  const meter = setUp().at(1).observe(2_000).observe(10).at(9);
  expect(meter.read().left).toBe(10);
  expect(meter.observe(9).at(1).read().left).toBe(9);
});

test('starts a new window at a full hour at once', () => {
  const meter = setUp().at(1.9).observe(2_000).observe(10).at(2);
  expect(meter.observe(1_999).read()).toMatchObject({ left: 1_999, limit: 2_000 });
});

test('ignores numbers out of all proportion', () => {
  const meter = setUp().at(1.5).observe(1e15).observe(2_990);
  expect(meter.read()).toMatchObject({ left: 2_990, limit: 2_990 });
  expect(meter.at(2).observe(900_000).read()).toMatchObject({ left: 2_990, limit: 2_990 });
  expect(meter.observe(2_980).read()).toMatchObject({ left: 2_980, limit: 2_990 });
});

test('believes repeated reports of an upgraded account', () => {
  const meter = setUp().at(1.5).observe(100, 'Free Plan').observe(40);
  for (const left of [4_999, 4_998, 4_997]) meter.observe(left, 'Soccer API 50');
  expect(meter.read()).toEqual({ left: 4_997, limit: 4_997, kind: 'hour', endsAt: 2 });
});

test('keeps the limit when a full hour brings no new window', () => {
  const meter = setUp().at(1.5).observe(1_000).observe(2);
  expect(meter.at(2).observe(1).read()).toMatchObject({ left: 1, limit: 1_000 });
});

test('takes a small allowance that refills with the hour for an hourly one', () => {
  const meter = setUp().at(9).observe(400).observe(20);
  expect(meter.read().kind).toBe('day');
  expect(meter.at(10).observe(399).read().kind).toBe('hour');
});

test('takes a large allowance that does not refill for two hours for a daily one', () => {
  const meter = setUp().at(8.5).observe(3_000);
  expect(meter.at(9).observe(2_800).read().kind).toBe('hour');
  expect(meter.at(10).observe(2_600).read().kind).toBe('hour');
  expect(meter.at(11).observe(2_400).read().kind).toBe('day');
});

test('trusts the name of the plan over observations', () => {
  const meter = setUp().at(8.5).observe(100, 'Free Plan').observe(20);
  expect(meter.at(9).observe(99).read().kind).toBe('day');
});

test('assumes a refill with the window when reports stop', () => {
  const meter = setUp().at(8.5).observe(2_000).observe(3).observe(null);
  expect(meter.read().left).toBe(3);
  expect(meter.at(9).observe(null).read().left).toBe(2_000);
});

test('counts nothing as left once requests are refused', () => {
  const meter = setUp().at(8.5).observe(2_000);
  meter.meter.recordExhaustion(MIDNIGHT + 8.5 * HOUR_MS);
  expect(meter.read().left).toBe(0);
});

test('takes back a request that did not reach the service, unless the allowance is used up', () => {
  const meter = setUp().at(8.5).observe(10).spend();
  meter.meter.refund();
  expect(meter.read().left).toBe(10);
  meter.meter.recordExhaustion(MIDNIGHT + 8.5 * HOUR_MS);
  meter.meter.refund();
  expect(meter.read().left).toBe(0);
});

test('ignores a report of the previous hour', () => {
  const meter = setUp().at(8.5).observe(1_000).at(9).observe(999);
  expect(meter.at(8.999).observe(20).at(9).read().left).toBe(999);
  expect(meter.observe(998).read().left).toBe(998);
});

test('continues from a saved state', () => {
  const before = setUp().at(8.5).observe(100, 'Free Plan').observe(7);
  const { state } = before.meter;
  expect(setUp(NONE, state).at(9.5).read()).toEqual({ left: 7, limit: 100, kind: 'day', endsAt: 24 });
});

test('estimates the use of other clients from missing requests', () => {
  const { meter } = setUp();
  const at = (second: number) => MIDNIGHT + second * 1_000;
  meter.observe({ requestsLeft: 2_000, plan: null }, 0, at(0));
  for (let second = 30; second <= 1_800; second += 30) {
    meter.spend(at(second));
    meter.observe({ requestsLeft: 2_000 - second / 2 - second / 30, plan: null }, 0, at(second));
  }
  expect(meter.read(at(1_800)).othersPerSecond).toBeCloseTo(900 / 2_400);
});

test('expects no use by others from a sudden fall, also in the next hour', () => {
  const { meter } = setUp().at(8.5).observe(5_000);
  meter.observe({ requestsLeft: 0, plan: null }, 0, MIDNIGHT + 8.6 * HOUR_MS, true);
  const at = MIDNIGHT + 9 * HOUR_MS;
  meter.observe({ requestsLeft: 5_000, plan: null }, 0, at);
  expect([meter.read(at).remaining, meter.read(at).othersPerSecond]).toEqual([5_000, 0]);
});

test('takes an end that was none for no use by other clients and no new window', () => {
  const { meter, ...reports } = setUp().at(8.5).observe(400).observe(0);
  const at = MIDNIGHT + 8.5 * HOUR_MS;
  meter.observe({ requestsLeft: 400, plan: null }, 0, at, true);
  expect([reports.read(), meter.read(at).othersPerSecond]).toEqual([
    { left: 400, limit: 400, kind: 'day', endsAt: 24 },
    0,
  ]);
});

test.each([
  [4_999, 'usual', false],
  [4_600, 'usual', false],
  [4_400, 'doubtful', false],
  [100, 'doubtful', true],
  [0, 'doubtful', true],
  [null, 'usual', false],
] as const)('judges a report of %j after 5,000', (requestsLeft, verdict, isOut) => {
  const { meter } = setUp().at(8.5).observe(5_000);
  const report = { requestsLeft, plan: null };
  expect(meter.judge(report, 0, MIDNIGHT + 8.5 * HOUR_MS)).toEqual({ verdict, isOut });
});

test.each([
  ['at its beginning', 9.05, 2_000, 2_000],
  ['at its beginning, if others have used up to a half', 9.05, 3_000, 5_000],
  ['at its beginning, if it is a rest of the last one', 9.05, 900, 5_000],
  ['later', 9.5, 2_000, 5_000],
] as const)('takes the limit from what a window holds %s', (_, hour, requestsLeft, limit) => {
  const { meter } = setUp().at(8.5).observe(5_000).observe(1_000).at(hour).observe(requestsLeft);
  expect(meter.state.limit).toBe(limit);
});

test('expects more use by others the longer ago the last report is', () => {
  const { meter } = setUp().at(8.1).observe(5_000);
  const verdictAt = (hour: number) =>
    meter.judge({ requestsLeft: 3_000, plan: null }, 0, MIDNIGHT + hour * HOUR_MS).verdict;
  expect([verdictAt(8.2), verdictAt(8.6)]).toEqual(['doubtful', 'usual']);
});

test('takes an end for expected if hardly more was left before', () => {
  const { meter } = setUp().at(8.5).observe(5_000).observe(150).observe(110);
  expect(meter.judge({ requestsLeft: 90, plan: null }, 0, MIDNIGHT + 8.5 * HOUR_MS)).toEqual({
    verdict: 'spent',
    isOut: true,
  });
});

test('keeps the limit when a window begins with next to nothing, and believes the next full count', () => {
  const meter = setUp().at(1.1).observe(4_900).at(1.5).observe(3).spend();
  expect(meter.at(2).observe(3).read()).toMatchObject({ left: 3, limit: 4_900 });
  meter.meter.observe({ requestsLeft: 4_898, plan: null }, 0, MIDNIGHT + 2.1 * HOUR_MS, true);
  expect(meter.read()).toMatchObject({ left: 4_898, limit: 4_900 });
});
