import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow as Match } from '#contract/records/match.ts';
import { KICK_OFF, sampleEvent, sampleMatch } from '#contract/testing/sample.ts';
import { favourites, follow } from '#web/settings/favourites.ts';
import { folds } from '#web/settings/folds.ts';
import { pins } from '#web/settings/pins.ts';
import { pass } from '#web/testing/render-page.tsx';
import { openWithAllRows, renderedRows, server, setUpScores } from '#web/testing/scores-page.tsx';

setUpScores();

beforeEach(() => {
  favourites.set([]);
  pins.set([]);
  folds.set({});
});

/** Returns matches in play in competitions of `size` matches; match 1 is in competition 10. */
function inPlay(count: number, size: number): readonly Match[] {
  return Array.from({ length: count }, (_, at) => {
    const leagueIndex = Math.floor(at / size);
    return sampleMatch(at + 1, { league: { id: `${10 + leagueIndex}`, name: `League ${leagueIndex}` } });
  });
}
const keys = () => [...document.querySelectorAll('section[id]')].map(({ id }) => id);

test('with favourites first, a poll that changes 5 of 600 matches renders exactly these 5 rows', async () => {
  server.day = inPlay(600, 30);
  server.live = server.day;
  follow({ kind: 'team', id: '1003', name: 'Home 3', img: null });
  follow({ kind: 'match', id: '200', name: 'Home 200 – Away 200', img: null });
  follow({ kind: 'competition', id: '19', name: 'League 9', img: null });
  await openWithAllRows();
  expect(renderedRows()).toHaveLength(600);
  expect(keys().slice(0, 3)).toEqual(['following', 'c19', 'c10']);
  renderedRows();
  const changed = ['3', '30', '200', '444', '599'];
  server.version += 1;
  server.live = server.live.map((match) =>
    changed.includes(match.id)
      ? sampleMatch(Number(match.id), { score: [1, 0], league: match.league })
      : match,
  );
  await pass(6000);
  expect([...renderedRows()].sort()).toEqual([...changed].sort());
  await pass(6000);
  expect(renderedRows()).toEqual([]);
});

test('a match that is followed under the pointer moves to the top after the pointer has left', async () => {
  server.day = inPlay(4, 2);
  server.live = server.day;
  await openWithAllRows();
  const list = document.querySelector('section[id]')?.parentElement as HTMLElement;
  fireEvent.pointerEnter(list, { pointerType: 'mouse' });
  const star = screen.getByRole('button', { name: 'Follow Home 3 – Away 3' });
  fireEvent.click(star);
  expect(star.getAttribute('aria-label')).toBe('Following Home 3 – Away 3');
  expect(keys()).toEqual(['c10', 'c11']);
  fireEvent.pointerLeave(list);
  expect(keys()).toEqual(['following', 'c10', 'c11']);
});

test('a long day is folded from the 21st competition on; a folded one shows its live matches and goals', async () => {
  server.day = inPlay(176, 8);
  server.live = server.day;
  await openWithAllRows();
  expect(renderedRows()).toHaveLength(160);
  const folded = () =>
    screen.getByRole('heading', { name: /League 20/ }).closest<HTMLElement>('section') as HTMLElement;
  expect(within(folded()).getByText('8 live')).toBeDefined();
  server.version += 1;
  server.live = server.live.map((match) =>
    match.id === '161' ? sampleMatch(161, { score: [1, 0], league: match.league }) : match,
  );
  await pass(6000);
  expect(within(folded()).getByText('Goal')).toBeDefined();
  fireEvent.click(within(folded()).getByRole('button', { name: /^England League 20/ }));
  expect(within(folded()).getAllByRole('listitem')).toHaveLength(8);
  fireEvent.click(within(folded()).getByRole('button', { name: /^England League 20/ }));
  expect(within(folded()).queryAllByRole('listitem')).toHaveLength(0);
});

test('the filter box narrows and unfolds the list, Escape clears it, and no result is stated', async () => {
  server.day = inPlay(176, 8);
  server.live = server.day;
  await openWithAllRows();
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'hömé 169' } });
  await pass(100);
  expect(screen.getAllByRole('listitem').filter((item) => item.matches('[data-followable]'))).toHaveLength(1);
  fireEvent.change(box, { target: { value: 'nowhere' } });
  await pass(100);
  expect(screen.getByText('No matches for “nowhere” on this day.')).toBeDefined();
  fireEvent.keyDown(box, { key: 'Escape' });
  await pass(100);
  expect((box as HTMLInputElement).value).toBe('');
  expect(document.querySelectorAll('li[data-followable]')).toHaveLength(160);
});

test('the menu sorts, and is where the list is rewound', async () => {
  server.day = inPlay(4, 2);
  server.live = server.day;
  await openWithAllRows();
  fireEvent.click(screen.getByRole('button', { name: 'Sort by kick-off time' }));
  await pass(100);
  expect(keys()).toEqual([`t${KICK_OFF}`]);
  fireEvent.click(screen.getByRole('button', { name: 'Sort by competition' }));
  await pass(100);
  expect(keys()).not.toEqual([`t${KICK_OFF}`]);
  expect(screen.getByRole('button', { name: 'Rewind' })).toBeDefined();
});

test('sorted by time, each row names its competition; the choice is remembered', async () => {
  server.day = inPlay(4, 2);
  server.live = server.day;
  await openWithAllRows('/?by=time');
  expect(keys()).toEqual([`t${KICK_OFF}`]);
  expect(screen.getByRole('link', { name: /^Home 3 0.*League 1/ })).toBeDefined();
});

test('one request links postponed matches to their new date and adds aggregates to second legs', async () => {
  const off = { ...sampleMatch(1, { status: 4, phase: 'off', score: null, minute: null }), related_id: '81' };
  const second = { ...sampleMatch(2, { score: [2, 0] }), leg: '2/2', aggregate_id: '82' };
  server.day = [off as Match, second as Match];
  server.live = [];
  server.related = [
    sampleMatch(81, {
      status: 0,
      phase: 'scheduled',
      score: null,
      minute: null,
      kickOff: KICK_OFF + 11 * 86_400,
    }),
    sampleMatch(82, { status: 3, phase: 'finished', score: [0, 1] }),
  ];
  const requests = await openWithAllRows();
  expect(screen.getByRole('link', { name: 'rescheduled for Wed 2 Dec, 15:00' }).getAttribute('href')).toBe(
    '/match/81',
  );
  expect(screen.getByText('Agg 2–1 · 2nd leg')).toBeDefined();
  expect(requests.filter(({ url }) => url.includes('t=sort')).map(({ url }) => url)).toEqual([
    '/api/v2.2/fixtures/?t=sort&ids=81,82',
  ]);
});

test('shows players sent off before the page was opened, once the list is drawn', async () => {
  const red = sampleEvent({ type: 'redcard' });
  server.day = [sampleMatch(1, { status: 3, phase: 'finished', score: [0, 0], events: [red] })];
  server.live = [];
  const requests = await openWithAllRows();
  expect(screen.queryByTitle('one player sent off')).toBeNull();
  await pass(4000);
  await pass(100);
  expect(screen.getByTitle('one player sent off')).toBeDefined();
  await pass(120_000);
  expect(
    requests.filter(({ url }) => url.includes('include=events') && url.includes('schedule')),
  ).toHaveLength(1);
});

test('a match that ends in the Live list stays in its place as FT, uncounted, until the page is left', async () => {
  const filters = () => within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link');
  const ids = () => [...document.querySelectorAll('a[data-step]')].map((link) => link.getAttribute('href'));
  server.day = inPlay(3, 3);
  server.live = server.day;
  await openWithAllRows('/?show=live');
  const before = ids();
  const [first, ended, last] = server.day as readonly [Match, Match, Match];
  server.day = [first, sampleMatch(2, { status: 3, phase: 'finished', score: [1, 0], minute: [90] }), last];
  server.live = [first, last];
  server.version += 1;
  await pass(12_000);
  expect(ids()).toEqual(before);
  expect(screen.getByRole('link', { name: /^Home 2 .*full time/ })).toBeDefined();
  expect(filters().map(({ textContent }) => textContent)).toContain('Live2');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  hidden.mockRestore();
  await pass(100);
  expect(ids()).toEqual(before.filter((href) => href !== `/match/${ended.id}`));
});
