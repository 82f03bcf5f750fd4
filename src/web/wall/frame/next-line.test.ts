import { expect, test } from 'vitest';
import { EMPTY_TICKER, nextLine, type Ticker } from './next-line.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

/** Returns the lines that come on, second by second. */
function run(start: Ticker, lines: readonly string[], seconds: number) {
  let ticker = start;
  const times = new Map<string | null, number>();
  for (let at = 0; at < seconds; at += 1) {
    ticker = nextLine(ticker, lines, lines.at(-1) ?? null, at * 1000);
    if (!times.has(ticker.id)) times.set(ticker.id, at);
  }
  return times;
}

test('shows the newest line at first', () => {
  expect(nextLine(EMPTY_TICKER, ids(30), null, 5000).id).toBe('30');
  expect(nextLine(EMPTY_TICKER, [], null, 5000)).toBe(EMPTY_TICKER);
});

test('of 20 lines that come at once none is left out, and the last comes within a minute', () => {
  const times = run({ id: '1', since: -10_000 }, ids(21), 120);
  expect([...times.keys()]).toEqual(ids(21).slice(1));
  expect(times.get('21')).toBeLessThanOrEqual(60);
});

test('a line can be read before the next one comes', () => {
  const times = [...run({ id: '1', since: -10_000 }, ids(4), 60).values()];
  expect(times).toEqual([0, 4, 8]);
});

test('after a gap, and when its line is gone, it shows the newest', () => {
  expect(nextLine({ id: '1', since: 0 }, ids(9), null, 1000).id).toBe('9');
  expect(nextLine({ id: 'gone', since: 0 }, ids(9), '9', 1000).id).toBe('9');
});
