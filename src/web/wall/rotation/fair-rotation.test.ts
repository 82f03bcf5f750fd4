import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import { WALL_VIEWS, type WallView } from '#contract/wall-address.ts';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { spaceOf } from '#web/wall/frame/space.ts';
import type { WallPage } from '#web/wall/view.ts';
import { board } from '#web/wall/views/board/board.ts';
import { grid } from '#web/wall/views/grid/grid.ts';
import { boardRoom, cycleAt, paceOfViews, type ViewPages } from './cycle-at.ts';

interface Wall {
  /** Number of matches in play of each competition. */
  readonly competitions: readonly number[];
  readonly views: readonly WallView[];
  /** Pages of each view but the board and the grid. */
  readonly counts: readonly number[];
  readonly isFollowed: boolean;
  readonly every: number;
  readonly size: Parameters<typeof spaceOf>;
}

/** Returns matches in play in competitions with so many each. */
const inPlay = (competitions: readonly number[]): readonly MatchRow[] =>
  competitions.flatMap((count, league) =>
    Array.from({ length: count }, (_, at) =>
      sampleMatch(league * 100 + at + 1, {
        league: {
          id: `${league + 10}`,
          name: `League ${league}`,
          country_name: 'England',
          country_code: 'en',
        },
      }),
    ),
  );

const SATURDAY: Wall = {
  competitions: Array.from({ length: 30 }, () => 5),
  views: ['board'],
  counts: WALL_VIEWS.map(() => 1),
  isFollowed: false,
  every: 15,
  size: [1920, 1080],
};

const page = (key: string, fields: Partial<WallPage> = {}): WallPage => ({
  key,
  title: key,
  note: null,
  element: null,
  ...fields,
});

function pagesOf({
  competitions,
  records = inPlay(competitions),
  views,
  counts,
  isFollowed,
  every,
  size,
}: Wall & { readonly records?: readonly MatchRow[] }): readonly ViewPages[] {
  const context = sampleWall({ records, space: spaceOf(...size) });
  const stubs = (view: WallView): readonly WallPage[] =>
    view === 'match' && records.length > 0
      ? [page(view, { isLive: true, isFollowed })]
      : Array.from({ length: counts[WALL_VIEWS.indexOf(view)] ?? 0 }, (_, at) => page(`${view} ${at}`));
  const others = views
    .filter((view) => view !== 'board')
    .map((view) => ({ view, pages: view === 'grid' ? grid.pages(context) : stubs(view) }));
  const boardContext = { ...context, boardRoom: boardRoom(others, every) };
  return views.map(
    (view) => others.find((one) => one.view === view) ?? { view, pages: board.pages(boardContext) },
  );
}

/** Returns the longest time for which a match was on no page, real seconds, from some instants on. */
function longestUnseen(
  views: readonly ViewPages[],
  every: number,
  ids: readonly string[],
  start: number,
): number {
  const { seconds, slots } = paceOfViews(views, every);
  const lastSeen = new Map<string, number>();
  let longest = 0;
  const first = Math.floor(start / seconds);
  for (let turn = first; turn < first + 3 * slots; turn += 1) {
    const { pages, index } = cycleAt(views, every, turn);
    for (const id of pages[index]?.page.matchIds ?? []) {
      const before = lastSeen.get(id);
      if (before !== undefined) longest = Math.max(longest, (turn - before - 1) * seconds);
      lastSeen.set(id, turn);
    }
  }
  return ids.every((id) => lastSeen.has(id)) ? longest : Number.POSITIVE_INFINITY;
}

const walls: fc.Arbitrary<Wall> = fc.record({
  competitions: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 45 }),
  views: fc
    .tuple(
      fc.constantFrom('board' as const, 'grid' as const),
      fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...WALL_VIEWS))),
    )
    .map(([first, others]) => [first, ...others.filter((view) => view !== first)]),
  counts: fc.array(fc.integer({ min: 0, max: 40 }), {
    minLength: WALL_VIEWS.length,
    maxLength: WALL_VIEWS.length,
  }),
  isFollowed: fc.boolean(),
  every: fc.oneof(fc.constantFrom(5, 8, 15, 20, 30, 60, 600), fc.integer({ min: 5, max: 600 })),
  size: fc.constantFrom(
    [1920, 1080] as const,
    [1920, 1080, 'compact'] as const,
    [3840, 2160, 'compact'] as const,
    [1080, 1920] as const,
    [1366, 768] as const,
    [2560, 1080] as const,
    [1440, 1080] as const,
  ),
}) as fc.Arbitrary<Wall>;

test('no match in play is off every wall for five minutes, and none is off a wall of the grid for two', () => {
  fc.assert(
    fc.property(walls, fc.integer({ min: 0, max: 1_000_000 }), (wall, start) => {
      const views = pagesOf(wall);
      const ids = inPlay(wall.competitions).map(({ id }) => id);
      const isGridAlone = views.every(({ view, pages }) => view === 'grid' || pages.length === 0);
      const { seconds } = paceOfViews(views, wall.every);
      expect(seconds).toBeGreaterThanOrEqual(Math.min(8, wall.every));
      expect(seconds).toBeLessThanOrEqual(wall.every);
      expect(longestUnseen(views, wall.every, ids, start)).toBeLessThanOrEqual(isGridAlone ? 120 : 300);
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('matches that begin and end make no other one wait for five minutes', () => {
  const isInPlay = (id: string, second: number) => {
    const changesAt = (Number(id) * 7919) % 1200;
    return Number(id) % 3 === 0 || (Number(id) % 3 === 1 ? second < changesAt : second >= changesAt);
  };
  for (const others of [[], ['match', 'table', 'results']] as const)
    for (const first of ['board', 'grid'] as const) {
      const competitions = Array.from({ length: 40 }, (_, at) => 1 + ((at * 7) % 9));
      const records = inPlay(competitions);
      const lastSeen = new Map(records.map(({ id }) => [id, 0]));
      let views: readonly ViewPages[] = [];
      let longest = 0;
      for (let second = 0; second < 1200; second += 1) {
        if (second % 20 === 0)
          views = pagesOf({
            ...SATURDAY,
            views: [first, ...others],
            records: records.filter(({ id }) => isInPlay(id, second)),
          });
        const { seconds } = paceOfViews(views, SATURDAY.every);
        const { pages, index } = cycleAt(views, SATURDAY.every, Math.floor(second / seconds));
        for (const id of pages[index]?.page.matchIds ?? []) lastSeen.set(id, second);
        for (const { id } of records) {
          if (!isInPlay(id, second)) lastSeen.set(id, second);
          longest = Math.max(longest, second - (lastSeen.get(id) ?? 0));
        }
      }
      expect(longest).toBeLessThanOrEqual(first === 'grid' && others.length === 0 ? 120 : 300);
    }
});

test('the board has smaller rows, and then those of the grid, before a page stays shorter', () => {
  const boardOf = (fields: Partial<Wall>) => {
    const views = pagesOf({ ...SATURDAY, ...fields });
    const pages = views.find(({ view }) => view === 'board')?.pages ?? [];
    const isGrid = pages[0]?.key.includes('grid');
    return [pages.length, isGrid, paceOfViews(views, fields.every ?? SATURDAY.every).seconds];
  };
  expect(boardOf({ competitions: [5, 5, 5] })).toEqual([3, false, 15]);
  expect(boardOf({})).toEqual([8, false, 15]);
  expect(boardOf({ views: ['board', 'match', 'table', 'results'] })).toEqual([4, true, 15]);
  expect(boardOf({ every: 100 })).toEqual([4, true, 37.5]);
});
