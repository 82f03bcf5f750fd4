import { expect, test } from 'vitest';
import { WALL_VIEWS } from '#contract/wall-address.ts';
import type { WallPage } from '#web/wall/view.ts';
import { cycleAt, paceOfViews, type ViewPages } from './cycle-at.ts';
import { type Place, screenAt } from './screen.ts';
import { secondsIntoTurn, turnAt } from './turn-at.ts';

const page = (key: string, fields: Partial<WallPage> = {}): WallPage => ({
  key,
  title: key,
  note: null,
  element: null,
  ...fields,
});

type Rest = [pinned?: string | null, chosen?: number | null];

const pagesOf = (view: string, count: number, fields: Partial<WallPage> = {}) =>
  Array.from({ length: count }, (_, at) => page(`${view} ${at}`, fields));

/** A generator of numbers from 0 to below 1 (mulberry32). */
function randomStream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the pages of a random program. */
function randomProgram(seed: number): readonly ViewPages[] {
  const random = randomStream(seed);
  const isInPlay = random() < 0.5;
  return WALL_VIEWS.filter(() => random() < 0.5).map((view) => {
    const isLive = isInPlay && (view === 'board' || view === 'match');
    const count = Math.floor(random() ** 2 * 30);
    const pages = pagesOf(view, count, { isLive }).map((one, at) => ({
      ...one,
      ...(view === 'match' && isLive && at < 2 && random() < 0.5 && { isFollowed: true }),
    }));
    return { view, pages };
  });
}

const PROGRAMS = Array.from({ length: 200 }, (_, seed) => randomProgram(seed));
const allPages = (views: readonly ViewPages[]) => views.flatMap(({ pages }) => pages);
const EVERY = 15;
const screenIn = (previous: Place | null, views: readonly ViewPages[], turn: number, ...rest: Rest) =>
  screenAt(previous, views, turn, cycleAt(views, EVERY, turn), ...rest);
const keyAt = (views: readonly ViewPages[], turn: number) =>
  screenIn(null, views, turn).current?.page.key ?? null;

test('every page of random programs has its turn, in every stretch of some hours', () => {
  for (const views of PROGRAMS.slice(0, 20)) {
    const keys = new Set(allPages(views).map(({ key }) => key));
    for (const start of [119_312_001]) {
      const seen = new Set<string | null>();
      for (let turn = start; turn < start + 2_000; turn += 1) seen.add(keyAt(views, turn));
      seen.delete(null);
      expect(seen).toEqual(keys);
    }
  }
});

test('a cycle has all pages of the board and the grid, and at most six of another view, in order', () => {
  for (const views of PROGRAMS)
    for (const turn of [0, 57, 1_000_003]) {
      const { pages, index } = cycleAt(views, EVERY, turn);
      expect(new Set(pages.map((one) => one.page.key)).size).toBe(pages.length);
      if (pages.length > 0) expect(pages[index]).toBeDefined();
      for (const { view, pages: ofView } of views) {
        const inCycle = pages.filter((one) => one.view === view).map((one) => one.page.key);
        const followed = ofView.filter(({ isFollowed }) => isFollowed).length;
        if (view === 'board' || view === 'grid') expect(inCycle).toEqual(ofView.map(({ key }) => key));
        else expect(inCycle.length).toBeLessThanOrEqual(6 + followed);
        if (ofView.length > 0) expect(inCycle.length).toBeGreaterThan(0);
        if (inCycle.length > 1)
          expect(inCycle[0]).toBe((ofView.find((one) => one.isFollowed) ?? ofView[0])?.key);
      }
    }
});

test('while matches are in play, other views have one page a cycle', () => {
  const views: readonly ViewPages[] = [
    { view: 'board', pages: pagesOf('board', 26, { isLive: true }) },
    { view: 'next', pages: pagesOf('next', 40) },
    { view: 'table', pages: pagesOf('table', 10) },
  ];
  const count = (view: string, of = views) =>
    cycleAt(of, EVERY, 0).pages.filter((one) => one.view === view).length;
  expect(['board', 'next', 'table'].map((view) => count(view))).toEqual([26, 1, 1]);
  const quiet = views.slice(1);
  expect(['next', 'table'].map((view) => count(view, quiet))).toEqual([6, 3]);
});

test('a followed team in play has every other turn', () => {
  const views: readonly ViewPages[] = [
    { view: 'board', pages: pagesOf('board', 3, { isLive: true }) },
    { view: 'match', pages: [page('followed', { isLive: true, isFollowed: true }), page('other')] },
    { view: 'next', pages: pagesOf('next', 1) },
  ];
  const turns = Array.from({ length: 20 }, (_, turn) => keyAt(views, turn));
  expect(turns.filter((_, turn) => turn % 2 === 0)).toEqual(Array.from({ length: 10 }, () => 'followed'));
  expect(turns.filter((_, turn) => turn % 2 === 1).slice(0, 5)).toEqual([
    'board 0',
    'board 1',
    'board 2',
    'other',
    'next 0',
  ]);
});

test('pages turn by real seconds of the world: a fast world turns them no faster', () => {
  const start = 1_795_273_200_000;
  const turns = (rate: number) => turnAt(15, start + 60_000 * rate, rate) - turnAt(15, start, rate);
  expect([turns(1), turns(60), turns(0.5)]).toEqual([4, 4, 4]);
  expect(secondsIntoTurn(15, start + 4000, 1)).toBe(4);
});

test('a page on the screen stays when pages before it come or go', () => {
  const pages = pagesOf('board', 5, { isLive: true });
  const place = { turn: 7, index: 2, key: 'board 2' };
  const others = [page('new'), page('newer')];
  const at = (ofView: readonly WallPage[]) => screenIn(place, [{ view: 'board', pages: ofView }], 7);
  expect(at(pages.slice(2)).current?.page.key).toBe('board 2');
  expect(at([...others, ...pages]).current?.page.key).toBe('board 2');
  // One that has gone leaves its place to the next, and the last one to the one before.
  expect(at(pages.filter(({ key }) => key !== 'board 2')).current?.page.key).toBe('board 3');
  expect(at(pages.slice(0, 1)).current?.page.key).toBe('board 0');
  expect(at([]).current).toBeUndefined();
});

test('walls that opened at different times show the same page in the next turn', () => {
  for (const views of PROGRAMS) {
    const old = screenIn({ turn: 41, index: 3, key: 'board 3' }, views, 42);
    expect(old.current?.page.key).toBe(screenIn(null, views, 42).current?.page.key);
  }
});

test('a pinned match stays, also one whose page is not in the cycle', () => {
  const pages = pagesOf('match', 20).map((one, at) => ({ ...one, matchId: String(at) }));
  const views: readonly ViewPages[] = [
    { view: 'board', pages: pagesOf('board', 2) },
    { view: 'match', pages },
  ];
  for (let turn = 0; turn < 30; turn += 1)
    expect(screenIn(null, views, turn, '17').current?.page.key).toBe('match 17');
  expect(screenIn(null, views, 0, 'unknown').current?.page.key).toBe('board 0');
});

test('a page that was chosen by hand is on the screen', () => {
  const views = [{ view: 'board' as const, pages: pagesOf('board', 4, { isLive: true }) }];
  expect(screenIn(null, views, 0, null, 3).current?.page.key).toBe('board 3');
});

test('a turn is as long as the address says, unless pages of matches would not all be on in time', () => {
  const board = (count: number) => ({
    view: 'board' as const,
    pages: pagesOf('board', count, { isLive: true }),
  });
  const grid = (count: number) => ({
    view: 'grid' as const,
    pages: pagesOf('grid', count, { isLive: true }),
  });
  const seconds = (views: readonly ViewPages[], every: number) => paceOfViews(views, every).seconds;
  expect(seconds([board(6)], 15)).toBe(15);
  expect(seconds([board(15)], 15)).toBe(10);
  expect(seconds([board(30)], 15)).toBe(300 / 37);
  expect(seconds([board(3)], 600)).toBe(50);
  expect(seconds([board(1), { view: 'clock', pages: pagesOf('clock', 1) }], 100)).toBe(100);
  expect(seconds([grid(4)], 15)).toBe(15);
  expect(seconds([grid(6)], 15)).toBe(10);
  expect(seconds([grid(12)], 15)).toBe(8);
  expect(seconds([grid(9), { view: 'clock', pages: pagesOf('clock', 1) }], 15)).toBe(15);
  expect(seconds([grid(40)], 15)).toBe(8);
  expect(seconds([board(90)], 5)).toBe(5);
  // Nothing is in play, and a single page does not turn.
  expect(seconds([{ view: 'next', pages: pagesOf('next', 40) }], 600)).toBe(600);
  expect(seconds([board(1)], 600)).toBe(600);
});

test('the page with the matches to watch is on after every four others', () => {
  const views: readonly ViewPages[] = [
    {
      view: 'board',
      pages: [...pagesOf('board', 7, { isLive: true }), page('to watch', { isLive: true, isToWatch: true })],
    },
    { view: 'next', pages: pagesOf('next', 1) },
  ];
  const turns = Array.from({ length: 10 }, (_, turn) => keyAt(views, turn));
  expect(turns.flatMap((key, turn) => (key === 'to watch' ? turn : []))).toEqual([0, 5]);
});
