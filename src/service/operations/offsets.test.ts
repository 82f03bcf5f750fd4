import { expect, test } from 'vitest';
import { startApp } from '#service/testing/start-app.ts';

const { get } = startApp();

interface Timed {
  readonly id: number;
  readonly time: Readonly<Record<'date' | 'time' | 'datetime' | 'timezone', string>> & {
    readonly timestamp: number;
  };
}

async function all(path: string): Promise<Timed[]> {
  const first = await get(path);
  const pages = first.body.meta['pages'] as number;
  const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, i) => get(`${path}&page=${i + 2}`)));
  return [first, ...rest].flatMap(({ body }) => body.data);
}

test.each([
  ['5.5', 'UTC+5.5', 19_800],
  ['5.75', 'UTC+5.75', 20_700],
  ['-3.5', 'UTC-3.5', -12_600],
  ['0', 'UTC', 0],
  ['99', 'UTC', 0],
  ['x', 'UTC', 0],
])('writes times for utc=%s in %s, and the timestamp unchanged', async (utc, zone, seconds) => {
  const plain = await all('fixtures/?t=schedule&d=2026-11-21&league_id=10');
  const [match] = plain;
  const { body } = await get(`fixtures/?t=info&id=${match?.id}&utc=${utc}`);
  const kickOff = match?.time.timestamp ?? 0;
  const localTime = new Date((kickOff + seconds) * 1000).toISOString();
  expect(body.data.time).toMatchObject({
    timezone: zone,
    timestamp: kickOff,
    date: localTime.slice(0, 10),
    time: localTime.slice(11, 19),
    datetime: `${localTime.slice(0, 10)} ${localTime.slice(11, 19)}`,
  });
});

test.each(['5.75', '-8', '13'])(
  'lists on a day in utc=%s exactly the matches that kick off on it',
  async (utc) => {
    const matches = await all(`fixtures/?t=schedule&d=2026-11-21&utc=${utc}`);
    expect(matches.length).toBeGreaterThan(200);
    expect(new Set(matches.map(({ time }) => time.date))).toEqual(new Set(['2026-11-21']));
    const start = Date.UTC(2026, 10, 21) / 1000 - Number(utc) * 3600;
    for (const { time } of matches) {
      expect(time.timestamp - start).toBeGreaterThanOrEqual(0);
      expect(time.timestamp - start).toBeLessThan(86_400);
    }
  },
);

test('lists every match on exactly one day of an offset', async () => {
  const utc = await Promise.all(
    ['2026-11-20', '2026-11-21', '2026-11-22'].map((d) => all(`fixtures/?d=${d}`)),
  );
  const there = await Promise.all(
    ['2026-11-20', '2026-11-21', '2026-11-22'].map((d) => all(`fixtures/?d=${d}&utc=9`)),
  );
  const ids = there.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const middle = utc[1]?.map(({ id }) => id) ?? [];
  expect(middle.filter((id) => !ids.includes(id))).toEqual([]);
});

test('takes today from the offset', async () => {
  // 15:30 UTC on the 21st is the 22nd in New Zealand.
  const today = await all('livescores/?t=today&utc=13');
  const tomorrow = await all('fixtures/?t=schedule&d=2026-11-22&utc=13');
  expect(today.map(({ id }) => id)).toEqual(tomorrow.map(({ id }) => id));
});

test('answers three different days for yesterday, today and tomorrow', async () => {
  const days = await Promise.all(
    ['yesterday', 'today', 'tomorrow'].map(
      async (t) => (await get(`livescores/?t=${t}`)).body.data[0].time.date,
    ),
  );
  expect(days).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});
