import { expect, test } from 'vitest';
import { DAY_S } from '#contract/durations.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { followedByTime } from './followed-by-time.ts';
import type { MatchListRow } from './rows.ts';

const row = (
  number: number,
  days: number,
  phase: 'live' | 'scheduled' | 'finished' | 'off',
): MatchListRow => ({
  record: sampleMatch(number, { phase, kickOff: KICK_OFF + days * DAY_S }),
  anchor: null,
  scoreChange: null,
  related: null,
  reds: { home: 0, away: 0 },
});
const ids = (rows: readonly MatchListRow[]) => rows.map(({ record }) => record.id);

test('puts every match into one section: live first, then by the viewer’s day', () => {
  const rows = [
    row(1, -2, 'finished'),
    row(2, -1, 'off'),
    row(3, -1, 'finished'),
    row(4, 0, 'live'),
    row(5, 0, 'scheduled'),
    row(6, 0, 'finished'),
    row(7, 1, 'scheduled'),
    row(8, 1, 'off'),
    row(9, 9, 'scheduled'),
  ];
  const { live, today, coming, results } = followedByTime(rows, '2026-11-21', 'Europe/London');
  expect(ids(live)).toEqual(['4']);
  expect(ids(today)).toEqual(['5', '6']);
  expect(coming.map(({ day, rows }) => [day, ids(rows)])).toEqual([
    ['2026-11-22', ['7', '8']],
    ['2026-11-30', ['9']],
  ]);
  expect(results.map(({ day, rows }) => [day, ids(rows)])).toEqual([
    ['2026-11-20', ['3', '2']],
    ['2026-11-19', ['1']],
  ]);
});

test('uses the viewer’s time zone, and keeps a match that continues after midnight', () => {
  const evening = row(1, 0.3, 'scheduled'); // 22:12 UTC
  expect(ids(followedByTime([evening], '2026-11-21', 'Europe/London').today)).toEqual(['1']);
  expect(followedByTime([evening], '2026-11-21', 'Asia/Tokyo').coming.map(({ day }) => day)).toEqual([
    '2026-11-22',
  ]);
  const late = row(2, -0.9, 'live');
  expect(ids(followedByTime([late], '2026-11-21', 'Europe/London').live)).toEqual(['2']);
});
