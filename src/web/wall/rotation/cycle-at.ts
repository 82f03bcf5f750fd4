import type { WallView } from '#contract/wall-address.ts';
import type { WallPage } from '#web/wall/view.ts';
import { maxTurns, type Pace, paceOf } from './pace.ts';

/** The pages of a view, the most important first. */
export interface ViewPages {
  /** Null for what is shown while the views of the program have nothing to show. */
  readonly view: WallView | null;
  readonly pages: readonly WallPage[];
}

/** A page with its place in its view. */
export interface CyclePage {
  readonly view: WallView | null;
  readonly page: WallPage;
}

/** The pages that take turns now, each once, and which of them is on. */
export interface Cycle {
  readonly pages: readonly CyclePage[];
  readonly index: number;
}

/** Views whose pages are all in every cycle: each of their matches is seen in time. */
const WHOLE: ReadonlySet<WallView | null> = new Set(['board', 'grid']);
/** Views of what is going on. */
const OF_PLAY: ReadonlySet<WallView> = new Set(['match', 'best', 'vidiprinter', 'odds']);
/** Most pages of another view in a cycle. */
const MAX_PAGES = 6;
/** The same while nothing is in play, when kick-offs come before tables. */
const MAX_QUIET_PAGES: Readonly<Partial<Record<WallView, number>>> = { next: MAX_PAGES, results: 4, tv: 4 };
const MAX_OTHER_QUIET_PAGES = 3;
/** Pages between two turns of the one with the matches to watch. */
const WATCH_STEP = 4;

function maxPages(view: WallView | null, isInPlay: boolean): number {
  if (WHOLE.has(view)) return Number.POSITIVE_INFINITY;
  if (view === null) return MAX_PAGES;
  if (isInPlay) return OF_PLAY.has(view) ? MAX_PAGES : 1;
  return MAX_QUIET_PAGES[view] ?? MAX_OTHER_QUIET_PAGES;
}

/** Returns the pages of a view in a cycle: of too many the first one, and the next of the others in order. */
function pagesInCycle(pages: readonly WallPage[], max: number, cycle: number): readonly WallPage[] {
  if (pages.length <= max) return pages;
  const first = pages.slice(0, max > 1 ? 1 : 0);
  const others = pages.slice(first.length);
  const places = max - first.length;
  const start = (cycle * places) % others.length;
  return [...first, ...[...others, ...others].slice(start, start + places)];
}

function inCycle(views: readonly ViewPages[], cycle: number): readonly CyclePage[] {
  const isInPlay = hasPlay(views);
  return views.flatMap(({ view, pages }) => {
    const followed = pages.filter((page) => page.isFollowed);
    const others = pages.filter((page) => !page.isFollowed);
    const chosen = [...followed, ...pagesInCycle(others, maxPages(view, isInPlay), cycle)];
    return chosen.map((page) => ({ view, page }));
  });
}

const hasPlay = (views: readonly ViewPages[]) => views.some(({ pages }) => pages.some((page) => page.isLive));

/** Returns pages with the favoured ones in between in turn, one before each `step` pages. */
function weave(pages: readonly number[], favoured: readonly number[], step: number): readonly number[] {
  if (favoured.length === 0 || pages.length === 0) return [...favoured, ...pages];
  const parts = Math.ceil(pages.length / step);
  return Array.from({ length: Math.max(parts, favoured.length) }, (_, round) => [
    favoured[round % favoured.length] ?? 0,
    ...pages.slice((round % parts) * step, ((round % parts) + 1) * step),
  ]).flat();
}

/** Returns the order in which the pages of a cycle are on, as indexes: in so many turns at most if that can be. */
function turnsOf(pages: readonly CyclePage[], maxTurns: number): readonly number[] {
  const indexes = pages.map((_, at) => at);
  const isFollowed = (at: number) => pages[at]?.page.isFollowed === true;
  const isToWatch = (at: number) => pages[at]?.page.isToWatch === true;
  const followed = indexes.filter(isFollowed);
  const toWatch = indexes.filter((at) => isToWatch(at) && !isFollowed(at));
  const others = weave(
    indexes.filter((at) => !isFollowed(at) && !isToWatch(at)),
    toWatch,
    WATCH_STEP,
  );
  for (let step = 1; ; step += 1) {
    const turns = weave(others, followed, step);
    if (turns.length <= maxTurns || step >= others.length) return turns;
  }
}

/** Seconds in which each page of matches is on once; on a wall of the grid alone, and beside other views. */
const GRID_LIMIT_SECONDS = 120;
const LIMIT_SECONDS = 300;
/** Seconds in which the board should have all its pages twice, as `paceOfViews`. */
const BOARD_CYCLE_SECONDS = LIMIT_SECONDS / 2;

/** Returns the seconds in which each page is on once; null while nothing is in play. */
function limitOf(views: readonly ViewPages[]): number | null {
  const names = views.flatMap(({ view, pages }) => (pages.length > 0 ? [view] : []));
  if (names.length > 0 && names.every((name) => name === 'grid')) return GRID_LIMIT_SECONDS;
  return names.includes('grid') || hasPlay(views) ? LIMIT_SECONDS : null;
}

const orderOf = (views: readonly ViewPages[], every: number, pages: readonly CyclePage[]) =>
  turnsOf(pages, maxTurns(limitOf(views) ?? Number.POSITIVE_INFINITY, every));

/**
 * Returns how fast the pages of views take turns. Matches on several pages move between them as others end, and may miss their
 * turn once: their pages are on twice as often as they have to be.
 */
export function paceOfViews(views: readonly ViewPages[], every: number): Pace {
  const isDivided = views.some(({ view, pages }) => WHOLE.has(view) && pages.length > 1);
  return paceOf(orderOf(views, every, inCycle(views, 0)).length, every, limitOf(views), isDivided);
}

/**
 * Returns the pages that take turns, and the one that is on in a turn. All of it follows from the pages and the number
 * of the turn, so that every wall with one address shows the same.
 *
 * All pages of the board and the grid are in each cycle; other views have a few at a time, and one while matches are in
 * play that they do not show. Pages of a followed team in play have every other turn.
 *
 * @param views in the order of the program
 * @param every seconds that a page stays by the address
 * @param turn number of the turn (`turnAt`), each of which is as long as `paceOfViews` says
 */
export function cycleAt(views: readonly ViewPages[], every: number, turn: number): Cycle {
  const { turns, slots } = paceOfViews(views, every);
  if (turns === 0) return { pages: [], index: 0 };
  const slot = turn % slots;
  // A cycle that a window cuts short is also the first one of the next, so that no page is left out for good.
  const cycle = Math.floor(turn / slots) * Math.floor(slots / turns) + Math.floor(slot / turns);
  const pages = inCycle(views, cycle);
  return { pages, index: orderOf(views, every, pages)[slot % turns] ?? 0 };
}

/**
 * Returns how many pages the board may have so that each of them is on in time, as long as the address says.
 *
 * @param others the other views of the program
 */
export function boardRoom(others: readonly ViewPages[], every: number): number {
  const turns = Math.ceil(BOARD_CYCLE_SECONDS / every);
  const fits = (count: number) => {
    const pages = Array.from({ length: count }, () => STUB);
    const views = [...others, { view: 'board' as const, pages: [...pages, { ...STUB, isToWatch: true }] }];
    return orderOf(views, every, inCycle(views, 0)).length <= turns;
  };
  let room = 1;
  while (room < turns && fits(room + 1)) room += 1;
  return room;
}

const STUB: WallPage = { key: '', title: '', note: null, isLive: true, element: null };
