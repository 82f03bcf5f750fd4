import { fireEvent, screen, within } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow as Match } from '#contract/records/match.ts';
import type { MatchRowProps } from '#web/features/scores/match-row.tsx';
import { favourites, toggleFavourite } from '#web/settings/favourites.ts';
import { folds } from '#web/settings/folds.ts';
import { pins } from '#web/settings/pins.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { drawAllRows, leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { KICK_OFF, sampleEvent, sampleMatch } from '#web/testing/sample.ts';
import { Scores } from './scores.tsx';

const rendered = vi.hoisted(() => ({ rows: [] as string[] }));

vi.mock('#web/features/scores/match-row.tsx', async (original) => {
  const { MatchRow } = await original<typeof import('#web/features/scores/match-row.tsx')>();
  const Row = (MatchRow as unknown as { type: (props: MatchRowProps) => React.ReactElement }).type;
  function CountedRow(props: MatchRowProps) {
    rendered.rows.push(props.record.id);
    return Row(props);
  }
  return { MatchRow: memo(CountedRow) };
});

let day: readonly Match[] = [];
let live: readonly Match[] = [];
let related: readonly Match[] = [];
let version = 1;
let startedAt = 0;

function serve() {
  return fakeServer((url) => {
    const now = (KICK_OFF + 20 * 60 + 5) * 1000 + performance.now() - startedAt;
    const otherMatches = url.includes('livescores') ? live : url.includes('t=sort') ? related : [];
    const dayMatches = url.endsWith('d=2026-11-21') ? day.map(({ events, ...match }) => match as Match) : day;
    return {
      body: { data: url.includes('d=2026-11-21') ? dayMatches : otherMatches, meta: { dropped: 0 } },
      etag: `W/"${url} ${version}"`,
      headers: { 'cache-control': 'max-age=5', 'world-time': `${Math.round(now)}; rate=1` },
    };
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('zone', 'Europe/London');
  favourites.set([]);
  pins.set([]);
  folds.set({});
  startedAt = performance.now();
  rendered.rows.length = 0;
  version += 1;
  related = [];
});

afterEach(() => {
  leavePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns matches in play in competitions of `size` matches; match 1 is in competition 10. */
function inPlay(count: number, size: number): readonly Match[] {
  return Array.from({ length: count }, (_, at) => {
    const leagueIndex = Math.floor(at / size);
    return sampleMatch(at + 1, { league: { id: `${10 + leagueIndex}`, name: `League ${leagueIndex}` } });
  });
}
async function open(address = '/') {
  const requests = serve();
  renderPage(<Scores />, address);
  await pass(1000);
  await drawAllRows();
  return requests;
}
const keys = () => [...document.querySelectorAll('.match-group')].map(({ id }) => id);

test('with favourites first, a poll that changes 5 of 600 matches renders exactly these 5 rows', async () => {
  day = inPlay(600, 30);
  live = day;
  toggleFavourite({ kind: 'team', id: '1003', name: 'Home 3', img: null });
  toggleFavourite({ kind: 'match', id: '200', name: 'Home 200 – Away 200', img: null });
  toggleFavourite({ kind: 'competition', id: '19', name: 'League 9', img: null });
  await open();
  expect(rendered.rows).toHaveLength(600);
  expect(keys().slice(0, 3)).toEqual(['following', 'c19', 'c10']);
  rendered.rows.length = 0;
  const changed = ['3', '30', '200', '444', '599'];
  version += 1;
  live = live.map((match) =>
    changed.includes(match.id)
      ? sampleMatch(Number(match.id), { score: [1, 0], league: match.league })
      : match,
  );
  await pass(6000);
  expect([...rendered.rows].sort()).toEqual([...changed].sort());
  rendered.rows.length = 0;
  await pass(6000);
  expect(rendered.rows).toEqual([]);
});

test('a match that is followed under the pointer moves to the top after the pointer has left', async () => {
  day = inPlay(4, 2);
  live = day;
  await open();
  const list = document.querySelector('.match-list') as HTMLElement;
  fireEvent.pointerEnter(list, { pointerType: 'mouse' });
  const star = screen.getByRole('button', { name: 'Follow Home 3 – Away 3' });
  fireEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(keys()).toEqual(['c10', 'c11']);
  fireEvent.pointerLeave(list);
  expect(keys()).toEqual(['following', 'c10', 'c11']);
});

test('a long day is folded from the 21st competition on; a folded one shows its live matches and goals', async () => {
  day = inPlay(176, 8);
  live = day;
  await open();
  expect(rendered.rows).toHaveLength(160);
  const folded = () => screen.getByRole('region', { name: /League 20/ });
  expect(within(folded()).getByText('8 live')).toBeDefined();
  version += 1;
  live = live.map((match) =>
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
  day = inPlay(176, 8);
  live = day;
  await open();
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'hömé 169' } });
  await pass(100);
  expect(screen.getAllByRole('listitem').filter((item) => item.matches('.match'))).toHaveLength(1);
  fireEvent.change(box, { target: { value: 'nowhere' } });
  await pass(100);
  expect(screen.getByText('No matches for “nowhere” on this day.')).toBeDefined();
  fireEvent.keyDown(box, { key: 'Escape' });
  await pass(100);
  expect((box as HTMLInputElement).value).toBe('');
  expect(document.querySelectorAll('.match')).toHaveLength(160);
});

test('sorted by time, each row names its competition; the choice is remembered', async () => {
  day = inPlay(4, 2);
  live = day;
  await open('/?by=time');
  expect(keys()).toEqual([`t${KICK_OFF}`]);
  expect(screen.getByRole('link', { name: /^Home 3 0.*League 1/ })).toBeDefined();
});

test('one request links postponed matches to their new date and adds aggregates to second legs', async () => {
  const off = { ...sampleMatch(1, { status: 4, phase: 'off', score: null, minute: null }), related_id: '81' };
  const second = { ...sampleMatch(2, { score: [2, 0] }), leg: '2/2', aggregate_id: '82' };
  day = [off as Match, second as Match];
  live = [];
  related = [
    sampleMatch(81, {
      status: 0,
      phase: 'scheduled',
      score: null,
      minute: null,
      kickOff: KICK_OFF + 11 * 86_400,
    }),
    sampleMatch(82, { status: 3, phase: 'finished', score: [0, 1] }),
  ];
  const requests = await open();
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
  day = [sampleMatch(1, { status: 3, phase: 'finished', score: [0, 0], events: [red] })];
  live = [];
  const requests = await open();
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
  const ids = () => [...document.querySelectorAll('a.match-row')].map((link) => link.getAttribute('href'));
  day = inPlay(3, 3);
  live = day;
  await open('/?show=live');
  const before = ids();
  const [first, ended, last] = day as readonly [Match, Match, Match];
  day = [first, sampleMatch(2, { status: 3, phase: 'finished', score: [1, 0], minute: [90] }), last];
  live = [first, last];
  version += 1;
  await pass(12_000);
  expect(ids()).toEqual(before);
  expect(screen.getByRole('link', { name: /^Home 2 .*full time/ })).toBeDefined();
  expect(filters().map(({ textContent }) => textContent)).toContain('Live2');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  vi.restoreAllMocks();
  await pass(100);
  expect(ids()).toEqual(before.filter((href) => href !== `/match/${ended.id}`));
});
