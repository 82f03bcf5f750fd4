/** The list of scores with spoiler shields. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { reveals } from '#web/settings/reveals.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { pass } from '#web/testing/render-page.tsx';
import { openWithAllRows, server, setUpScores } from '#web/testing/scores-page.tsx';

setUpScores();
afterEach(() => {
  shields.set([]);
  reveals.set([]);
});

const LIVE = sampleMatch(1, { score: [2, 1], minute: [19], events: [sampleEvent()] });
const OTHER = sampleMatch(2, { score: [4, 3], minute: [12] });
const OVER = sampleMatch(3, {
  status: 3,
  phase: 'finished',
  score: [5, 6],
  minute: null,
  kickOff: KICK_OFF - 9000,
});
const NEXT = sampleMatch(4, {
  status: 0,
  phase: 'scheduled',
  score: null,
  minute: null,
  kickOff: KICK_OFF + 7200,
});

async function open(address = '/', until: number | null = null) {
  Object.assign(server, { day: [LIVE, OTHER, OVER, NEXT], live: [LIVE, OTHER] });
  const shield = { id: '', name: '', since: KICK_OFF * 1000, until };
  addShield({ ...shield, kind: 'team', id: '1001' });
  addShield({ ...shield, kind: 'match', id: '3' });
  return openWithAllRows(address);
}

const ids = () => [...document.querySelectorAll('[data-step]')].map((row) => row.getAttribute('href'));
const row = (id: number) => document.querySelector(`[data-step][href="/match/${id}"]`)?.textContent;
test('a shielded match stays in its place with its kick-off, and is in no other list', async () => {
  await open();
  expect(ids()).toEqual(['/match/3', '/match/1', '/match/2', '/match/4']);
  expect(row(1)).toContain('15:00');
  expect(document.body.textContent).not.toMatch(/Osei|19′|FT/);
  expect(document.body.textContent).toContain('All4Live1Upcoming1');
});

test.each([
  ['live', ['/match/2']],
  ['finished', []],
  ['scheduled', ['/match/4']],
])('the list %s leaves it out', async (show, list) => {
  await open(`/?show=${show}`);
  expect(ids()).toEqual(list);
});

test('a tap reveals one match, and no goal is announced', async () => {
  await open();
  const requests = screen.getAllByRole('button', { name: /Reveal/ });
  expect(requests.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Hidden by your spoiler shield. Reveal Home 3 – Away 3',
    'Hidden by your spoiler shield. Reveal Home 1 – Away 1',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /Reveal Home 1/ }));
  await pass(100);
  expect(row(1)).toMatch(/2.*1/);
  expect(document.querySelector('[data-mark]')).toBe(null);
  expect(screen.getAllByRole('button', { name: /Reveal/ }).length).toBe(1);
});

const press = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(100);
};

test('one press hides the scores of the day, also of a match of the evening before, and another reveals them', async () => {
  const evening = { ...OTHER, time: { ...OTHER.time, timestamp: KICK_OFF - 16 * 3600 } };
  Object.assign(server, { day: [LIVE, OVER, NEXT], live: [LIVE, evening] });
  await openWithAllRows();
  expect(row(2)).toContain('12′');
  await press(/^Hide scores/);
  expect(document.body.textContent).not.toMatch(/Osei|19′|12′|FT/);
  expect(document.body.textContent).toContain('All3Upcoming1Scores hiddenReveal all');
  expect(shields.get()).toMatchObject([
    { kind: 'day', id: '2026-11-21' },
    { kind: 'match', id: '2', name: 'Home 2 – Away 2' },
  ]);
  await press(/Reveal all/);
  expect(document.body.textContent).toMatch(/12′.*19′/);
  expect(document.body.textContent).toContain('All4Live2Finished1Upcoming1Hide scores');
  expect(shields.get()).toEqual([]);
  expect(document.querySelector('[data-mark]')).toBe(null);
});

test('a shield on all matches is said, too, and revealing keeps it for what is to come', async () => {
  Object.assign(server, { day: [LIVE, OVER, NEXT], live: [LIVE] });
  addShield({ kind: 'all', id: '', name: '', until: null });
  await openWithAllRows();
  await press(/^Scores hidden/);
  expect(document.body.textContent).toContain('19′');
  expect(shields.get()).toMatchObject([{ kind: 'all' }]);
  await press(/^Hide scores/);
  expect(document.body.textContent).not.toContain('19′');
});

test('setting a shield hides what the list has shown, and ending it brings it back', async () => {
  Object.assign(server, { day: [LIVE, OTHER], live: [LIVE, OTHER] });
  await openWithAllRows('/?show=live');
  expect(ids()).toEqual(['/match/1', '/match/2']);
  addShield({ kind: 'team', id: '1001', name: '', until: null });
  await pass(100);
  expect(ids()).toEqual(['/match/2']);
  shields.set([]);
  await pass(100);
  expect(ids()).toEqual(['/match/1', '/match/2']);
});
