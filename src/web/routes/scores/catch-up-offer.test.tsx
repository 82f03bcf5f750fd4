/** The line that offers to catch up on followed matches. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { Scores } from '#web/routes/scores/page.tsx';
import { favourites } from '#web/settings/favourites.ts';
import { seenUntil } from '#web/settings/seen-until.ts';
import { addShield, shieldDay, shields } from '#web/settings/shields.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { drawAllRows, pass, renderPage } from '#web/testing/render-page.tsx';
import { server, serverAnswer, setUpScores, worldNow } from '#web/testing/scores-page.tsx';

setUpScores();
afterEach(() => shields.set([]));

const EVENING = KICK_OFF - 19 * 3_600;
const OVER = { status: 3, phase: 'finished', minute: null } as const;
const played = (number: number) => sampleMatch(number, { ...OVER, score: [1, 0], kickOff: EVENING });
const YESTERDAY = [played(8), played(9)];

const follow = (...ids: readonly string[]) =>
  favourites.set(ids.map((id) => ({ kind: 'team', id, name: id, img: null })));

/** Opens today's list and returns the requests for yesterday's. */
async function open(address = '/') {
  server.day = [sampleMatch(1, { ...OVER, score: [2, 2], kickOff: KICK_OFF - 9_000 })];
  const requests = fakeServer((url) =>
    url.includes('d=2026-11-20') ? answer(YESTERDAY) : serverAnswer(url),
  );
  renderPage(<Scores />, address);
  await pass(1_000);
  await drawAllRows();
  await pass(1_000);
  return requests.filter(({ url }) => url.includes('d=2026-11-20'));
}

const offer = () => screen.queryByRole('link', { name: /^Catch up/ });

test('is there where a followed team’s match ended yesterday after the viewer had left', async () => {
  follow('1008', '2009');
  seenUntil.set((EVENING + 60) * 1_000);
  await open();
  expect(offer()?.textContent).toBe('Catch up on yesterday: 2 matches you follow');
  expect(offer()?.getAttribute('href')).toBe('/catch-up?d=2026-11-20');
});

test('stays until it is dismissed', async () => {
  follow('1008');
  await open();
  expect(offer()?.textContent).toBe('Catch up on yesterday: 1 match you follow');
  await pass(120_000);
  expect(offer()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(offer()).toBeNull();
  expect(seenUntil.get()).toBeGreaterThan(KICK_OFF * 1_000);
});

test.each<[string, readonly string[], number | null]>([
  ['who follows nothing', [], null],
  ['who has been here since', ['1008'], KICK_OFF * 1_000],
])('requests nothing for a viewer %s', async (_, ids, seen) => {
  follow(...ids);
  seenUntil.set(seen);
  expect(await open()).toEqual([]);
  expect(offer()).toBeNull();
});

test('what a viewer sees while the page is open is not offered the next day', async () => {
  follow('1001');
  await open();
  await pass(60_000);
  expect(offer()).toBeNull();
  expect(seenUntil.get()).toBeGreaterThan(worldNow() - 120_000);
});

test('an older answer that has the match in play does not count as seen', async () => {
  follow('1008');
  const [first, ...others] = YESTERDAY;
  const live = sampleMatch(8, { kickOff: EVENING });
  YESTERDAY.splice(0, 2, live, ...others);
  await open();
  await pass(60_000);
  expect([offer(), seenUntil.get()]).toEqual([null, null]);
  if (first) YESTERDAY.splice(0, 1, first);
  await pass(60_000);
  expect(offer()?.textContent).toContain('1 match');
});

test('yesterday’s matches that are still hidden stay on offer', async () => {
  follow('1008');
  seenUntil.set(KICK_OFF * 1_000);
  addShield({ kind: 'match', id: '8', name: '', until: null });
  await open();
  expect(offer()?.textContent).toBe('Catch up on yesterday: 1 match you follow');
});

test('a list whose scores are hidden offers its own matches', async () => {
  follow('1001', '1008');
  shieldDay('2026-11-21');
  await open();
  expect(offer()?.textContent).toBe('Catch up: 1 match you follow');
  expect(offer()?.getAttribute('href')).toBe('/catch-up?d=2026-11-21');
});
