import { expect, test } from 'vitest';
import { startApp } from '#service/testing/start-app.ts';

/** Leagues that have begun, are on, or begin later, when it is afternoon in Europe. */
const PAGE = 'fixtures/?t=schedule&d=2026-11-21&include=events,stats&page=4';

/** From before the referees and the weather are told until the day after; in play every some minutes. */
const INSTANTS = [
  ...['2026-11-18T15:59:00Z', '2026-11-18T16:01:00Z', '2026-11-20T14:59:00Z', '2026-11-20T15:01:00Z'],
  ...['2026-11-21T00:10:00Z', '2026-11-21T15:02:00Z', '2026-11-21T15:02:20Z', '2026-11-21T15:48:00Z'],
  ...['2026-11-21T16:31:00Z', '2026-11-21T17:20:00Z', '2026-11-21T23:59:00Z', '2026-11-22T00:00:00Z'],
  '2026-11-25T12:00:00Z',
];

/** One list in every manner that changes how a match is written. */
const MANNERS = [
  PAGE,
  `${PAGE}&utc=5.5`,
  `${PAGE}&lang=de`,
  'fixtures/?t=schedule&d=2026-11-21&page=4',
  'fixtures/?t=schedule&d=2026-11-21&include=stats&page=4',
  'livescores/?t=today&page=4',
];

test('A list that was asked for before reads like one that never was', async () => {
  const kept = startApp();
  for (const now of INSTANTS) {
    kept.at(now);
    const fresh = startApp({ now });
    expect((await kept.ask(PAGE)).body.data, now).toEqual((await fresh.ask(PAGE)).body.data);
  }
});

test('However a list is asked for, it reads so, whoever asked otherwise before', async () => {
  const kept = startApp();
  for (const question of MANNERS) {
    const fresh = startApp();
    expect((await kept.ask(question)).body.data, question).toEqual((await fresh.ask(question)).body.data);
  }
});

test('A match in a list is the bytes of the match by itself', async () => {
  const { app } = startApp();
  const { body } = await app.inject('/v2.2/fixtures/?t=schedule&d=2026-11-21&user=demo&token=demo');
  // Nothing is written twice, left out or escaped otherwise than by the one writer of JSON.
  expect(body).toBe(JSON.stringify(JSON.parse(body)));
  expect(JSON.parse(body).data).toHaveLength(100);
});
