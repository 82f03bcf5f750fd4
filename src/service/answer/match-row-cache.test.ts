import { expect, test } from 'vitest';
import { startApp, type TestApp } from '#service/testing/start-app.ts';

/** A page with finished, live and upcoming matches on a European afternoon. */
const PAGE = 'fixtures/?t=schedule&d=2026-11-21&include=events,stats&page=4';

/** From before referees and weather are published until the day after; several instants in play. */
const INSTANTS = [
  ...['2026-11-18T15:59:00Z', '2026-11-18T16:01:00Z', '2026-11-20T14:59:00Z', '2026-11-20T15:01:00Z'],
  ...['2026-11-21T00:10:00Z', '2026-11-21T15:02:00Z', '2026-11-21T15:02:20Z', '2026-11-21T15:48:00Z'],
  ...['2026-11-21T16:31:00Z', '2026-11-21T17:20:00Z', '2026-11-21T23:59:00Z', '2026-11-22T00:00:00Z'],
  '2026-11-25T12:00:00Z',
];

/** The same list in every format that changes how a match is written. */
const FORMATS = [
  PAGE,
  `${PAGE}&utc=5.5`,
  `${PAGE}&lang=de`,
  'fixtures/?t=schedule&d=2026-11-21&page=4',
  'fixtures/?t=schedule&d=2026-11-21&include=stats&page=4',
  'livescores/?t=today&page=4',
];

/** Returns the matches of a list as text, which takes less than comparing them field by field. */
async function matchesOf({ get }: TestApp, path: string): Promise<string> {
  const { body } = await get(path);
  return JSON.stringify(body.data);
}

test('returns the same list from the cache as from an empty one', async () => {
  const warmApp = startApp();
  for (const now of INSTANTS) {
    warmApp.setNow(now);
    expect(await matchesOf(warmApp, PAGE), now).toBe(await matchesOf(startApp({ now }), PAGE));
  }
});

test('keeps formats apart in the cache', async () => {
  const warmApp = startApp();
  for (const path of FORMATS) {
    expect(await matchesOf(warmApp, path), path).toBe(await matchesOf(startApp(), path));
  }
});

test('writes a match in a list with the same bytes as JSON.stringify', async () => {
  const { app } = startApp();
  const { body } = await app.inject('/v2.2/fixtures/?t=schedule&d=2026-11-21&user=demo&token=demo');
  expect(body).toBe(JSON.stringify(JSON.parse(body)));
  expect(JSON.parse(body).data).toHaveLength(100);
});
