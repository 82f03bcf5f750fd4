import { expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import { anchorMinute, type MinuteAnchor, momentOf, stopClock, type TimedMatch } from '#contract/minute.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { en } from '#web/testing/words.ts';
import { momentText } from '#web/words/moment-text.ts';

const AT = 1_795_276_800_000;

/** Returns the moment of a match, for the column of minutes and for screen readers. */
function textsOf(
  match: TimedMatch,
  anchor: MinuteAnchor | null = null,
  now = AT,
): readonly [short: string, said: string] {
  const { short, spoken } = momentText(momentOf(match, anchor, now), 1_795_273_200, 'Europe/London', en);
  return [short, spoken];
}

type Case = [
  status: number,
  period: string | null,
  minute: [number, number?] | null,
  short: string,
  said: string,
];

test.each<Case>([
  [0, null, null, '15:00', 'kick-off 15:00'],
  [1, '1st Half', [1], '1′', '1st minute'],
  [1, '1st Half', [23], '23′', '23rd minute'],
  [1, '1st Half', [45, 2], '45+2′', '45 plus 2 minutes'],
  [1, '1st Half', [45], '45′', '45th minute'],
  [1, '1st Half', [47], '45+2′', '45 plus 2 minutes'],
  [1, '1st half', [47], '45+2′', '45 plus 2 minutes'],
  [1, '2nd Half', [46], '46′', '46th minute'],
  [1, '2nd Half', [90, 5], '90+5′', '90 plus 5 minutes'],
  [1, '2nd Half', [92], '90+2′', '90 plus 2 minutes'],
  [1, null, [58], '58′', '58th minute'],
  [1, null, [92], '90+2′', '90 plus 2 minutes'],
  [1, null, null, 'Live', 'in play'],
  [11, '1st Half', [45], 'HT', 'half-time'],
  [11, null, null, 'HT', 'half-time'],
  [11, 'Extra Time 1', [105], 'ET HT', 'half-time in extra time'],
  [12, 'Extra Time 1', [97], 'ET 97′', 'extra time, 97th minute'],
  [12, 'Extra Time 1', [105, 1], 'ET 105+1′', 'extra time, 105 plus 1 minute'],
  [12, 'Extra Time 2', [111], 'ET 111′', 'extra time, 111th minute'],
  [12, 'Extra Time 2', [122], 'ET 120+2′', 'extra time, 120 plus 2 minutes'],
  [1, 'Extra Time 1', [97], 'ET 97′', 'extra time, 97th minute'],
  [12, null, [107], 'ET 107′', 'extra time, 107th minute'],
  [12, null, [122], 'ET 120+2′', 'extra time, 120 plus 2 minutes'],
  [12, null, null, 'ET', 'extra time'],
  [12, null, [101], 'ET 101′', 'extra time, 101st minute'],
  [13, 'Penalties', [120], 'Pens', 'penalty shoot-out'],
  [14, '2nd Half', [90], '90 mins', 'end of normal time'],
  [14, null, [90], '90 mins', 'end of normal time'],
  [14, 'Extra Time 1', [105], 'ET HT', 'half-time in extra time'],
  [3, '2nd Half', [90], 'FT', 'full time'],
  [32, null, [120], 'AET', 'full time, after extra time'],
  [31, null, [120], 'Pens', 'full time, after penalties'],
  [9, null, null, 'Awarded', 'awarded'],
  [4, null, null, 'Postponed', 'postponed'],
  [5, null, null, 'Cancelled', 'cancelled'],
  [6, null, [67], 'Abandoned', 'abandoned in the 67th minute'],
  [6, null, null, 'Abandoned', 'abandoned'],
  [7, '2nd Half', [67], 'Interrupted', 'interrupted in the 67th minute'],
  [8, '1st Half', [12], 'Suspended', 'suspended in the 12th minute'],
  [10, null, null, 'Delayed', 'delayed'],
  [2, null, null, 'No update', 'update to follow'],
  [15, null, null, 'Result pending', 'result pending'],
  [17, null, null, 'TBC', 'kick-off time to be confirmed'],
  [18, null, null, 'Awaiting update', 'awaiting update'],
])('status %i, %s, minute %j', (status, status_period, minute, short, spoken) => {
  const record = { status, status_period, minute: minute as [number, number] | null, kickOff: AT / 1000 };
  const match = sampleMatch(1, record);
  expect(textsOf(match)).toEqual([short, spoken]);
});

test('of an unknown status, the text of the service stands for itself', () => {
  const texts = textsOf(sampleMatch(1, { status: 99, status_name: 'Under review' }));
  expect(texts).toEqual(['Under review', 'Under review']);
});

const inPlay = (minute: [number, number?], status_period: string | null = '1st Half', status = 1) =>
  sampleMatch(1, { status, status_period, minute: minute as [number, number] });
const after = (match: TimedMatch, minutes: number, confirmed = AT + minutes * MINUTE_MS) => {
  const now = AT + minutes * MINUTE_MS;
  return momentText(momentOf(match, anchorMinute(null, match, AT), now, confirmed), 0, 'UTC', en).short;
};

test('a minute ticks with every full minute since its anchor', () => {
  expect(after(inPlay([23]), 0.99)).toBe('23′');
  expect(after(inPlay([23]), 1)).toBe('24′');
  expect(after(inPlay([23]), 2.5)).toBe('25′');
});

test.each([
  ['1st Half', 1, 44, '45′'],
  ['2nd Half', 1, 89, '90′'],
  ['Extra Time 1', 12, 104, 'ET 105′'],
  ['Extra Time 2', 12, 119, 'ET 120′'],
  [null, 1, 44, '45′'],
  [null, 1, 45, '45′'],
  [null, 12, 104, 'ET 105′'],
] as const)('a minute stops at the end of the %s', (period, status, minute, short) => {
  expect(after(inPlay([minute], period, status), 3)).toBe(short);
});

test('stoppage time comes from the service only', () => {
  expect(after(inPlay([45, 2]), 3)).toBe('45+2′');
});

test('a clock stops three minutes after the last confirmation', () => {
  expect(after(inPlay([23]), 3, AT)).toBe('26′');
  expect(after(inPlay([23]), 30, AT)).toBe('26′');
  expect(after(inPlay([23]), 30, AT + 20 * MINUTE_MS)).toBe('45′');
});

test('a clock does not tick before the time of the world is known, nor without a confirmation of it', () => {
  const anchor = anchorMinute(null, inPlay([23]), AT);
  expect(momentOf(inPlay([23]), anchor, null, AT)).toMatchObject({ minute: 23 });
  expect(momentOf(inPlay([23]), anchor, AT + 5 * MINUTE_MS, null)).toMatchObject({ minute: 28 });
  expect(momentOf(inPlay([23]), null, AT + 5 * MINUTE_MS)).toMatchObject({ minute: 23 });
});

test('the clock of a match without a running clock does not tick', () => {
  expect(after({ ...inPlay([23]), clock: false }, 5)).toBe('23′');
});

test('the same minute in a new response keeps its anchor', () => {
  const first = anchorMinute(null, inPlay([23]), AT);
  expect(anchorMinute(first, inPlay([23]), AT + 50_000)).toBe(first);
});

test('the displayed minute never decreases', () => {
  const first = anchorMinute(null, inPlay([23]), AT);
  // The page shows 25 by now; the service is still at 24.
  const second = anchorMinute(first, inPlay([24]), AT + 125_000);
  const momentAt = (anchor: MinuteAnchor | null, at: number) => momentOf(inPlay([24]), anchor, AT + at);
  expect(momentAt(second, 125_000)).toEqual({ kind: 'clock', minute: 25, stoppage: null });
  // The clock waits for the service instead of running further ahead.
  expect(momentAt(second, 186_000)).toEqual({ kind: 'clock', minute: 25, stoppage: null });
  expect(momentAt(second, 246_000)).toEqual({ kind: 'clock', minute: 26, stoppage: null });
});

test("a new half starts at the service's minute", () => {
  const first = anchorMinute(null, inPlay([45]), AT);
  const second = anchorMinute(first, inPlay([46], '2nd Half'), AT + 16 * MINUTE_MS);
  expect(momentOf(inPlay([46], '2nd Half'), second, AT + 16 * MINUTE_MS)).toMatchObject({ minute: 46 });
});

test.each([
  ['is over', sampleMatch(1, { status: 3, phase: 'finished', minute: [90] })],
  ['has no minute', sampleMatch(1, { minute: null })],
])('a match that %s has no anchor', (_, match) => {
  expect(anchorMinute(anchorMinute(null, inPlay([90]), AT), match, AT)).toBeNull();
});

test.each([
  ['1st Half', 1, 44, 45],
  ['2nd Half', 1, 89, 90],
  ['Extra Time 1', 12, 104, 105],
  [null, 1, 44, 45],
  [null, 12, 118, 120],
] as const)('the displayed minute to keep is at most the end of the %s', (period, status, minute, end) => {
  const first = anchorMinute(null, inPlay([minute], period, status), AT);
  const at = AT + 5 * MINUTE_MS;
  expect(anchorMinute(first, inPlay([minute + 1], period, status), at)?.minMinute).toBe(end);
});

test('a clock stops once, at the displayed minute, and runs on from a new response', () => {
  const first = anchorMinute(null, inPlay([23]), AT);
  const stopped = stopClock(first, AT + 2 * MINUTE_MS);
  expect(momentOf(inPlay([23]), stopped, AT + 9 * MINUTE_MS)).toMatchObject({ minute: 25 });
  expect(stopClock(stopped, AT + 9 * MINUTE_MS)).toBe(stopped);
  expect(stopClock(null, AT)).toBeNull();
  const next = anchorMinute(stopped, inPlay([23]), AT + 3 * MINUTE_MS);
  expect(next).toEqual({ minute: 23, period: '1st Half', at: AT + 3 * MINUTE_MS, minMinute: 25 });
});
