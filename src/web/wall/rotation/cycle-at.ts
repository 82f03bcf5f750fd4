import type { WallView } from '#contract/wall-address.ts';
import type { WallPage } from '#web/wall/view.ts';

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

/** Most pages of a view in a cycle: a Saturday has 25 of matches in play, which would push out everything else. */
const MAX_PAGES = 6;

/** Views of what is going on. */
const OF_PLAY: ReadonlySet<WallView> = new Set(['board', 'match', 'vidiprinter', 'odds']);

/** Most pages of a view in a cycle while nothing is in play. */
const MAX_QUIET_PAGES: Readonly<Partial<Record<WallView, number>>> = { next: MAX_PAGES, results: 4, tv: 4 };
const MAX_OTHER_QUIET_PAGES = 3;

/**
 * Returns how many pages a view has in a cycle at most. A match in play comes before everything else: other views
 * have a page a cycle then. While there is none, kick-offs come before tables.
 */
function maxPages(view: WallView | null, isInPlay: boolean): number {
  if (view === null) return MAX_PAGES;
  if (isInPlay) return OF_PLAY.has(view) ? MAX_PAGES : 1;
  return MAX_QUIET_PAGES[view] ?? MAX_OTHER_QUIET_PAGES;
}

/**
 * Returns the pages of a view in a cycle: the first half of the places always has the most important ones, the rest
 * of the pages take turns on the other half, so that each of them comes in one of the next cycles.
 */
function pagesInCycle(pages: readonly WallPage[], max: number, cycle: number): readonly WallPage[] {
  if (pages.length <= max) return pages;
  const fixed = pages.slice(0, Math.floor(max / 2));
  const others = pages.slice(fixed.length);
  const places = max - fixed.length;
  const start = (cycle * places) % others.length;
  const chosen = others
    .map((_, at) => at)
    .filter((at) => (at - start + others.length) % others.length < places);
  return [...fixed, ...chosen.flatMap((at) => others[at] ?? [])];
}

/** Returns the order in which the pages of a cycle are on, as indexes: those of followed teams every other turn. */
function turnsOf(pages: readonly CyclePage[]): readonly number[] {
  const indexes = pages.map((_, at) => at);
  const followed = indexes.filter((at) => pages[at]?.page.isFollowed);
  const others = indexes.filter((at) => !pages[at]?.page.isFollowed);
  if (followed.length === 0 || others.length === 0) return indexes;
  const rounds = Math.max(others.length, followed.length);
  return Array.from({ length: rounds }, (_, round) => [
    followed[round % followed.length] ?? 0,
    others[round % others.length] ?? 0,
  ]).flat();
}

const lengthOf = (views: readonly ViewPages[], isInPlay: boolean): number =>
  turnsOf(inCycle(views, isInPlay, 0)).length;

function inCycle(views: readonly ViewPages[], isInPlay: boolean, cycle: number): readonly CyclePage[] {
  return views.flatMap(({ view, pages }) => {
    const followed = pages.filter((page) => page.isFollowed);
    const others = pages.filter((page) => !page.isFollowed);
    const chosen = [...followed, ...pagesInCycle(others, maxPages(view, isInPlay), cycle)];
    return chosen.map((page) => ({ view, page }));
  });
}

/**
 * Returns the pages that take turns, and the one that is on in a turn. All of it follows from the pages and the number
 * of the turn, so that every wall with one address shows the same.
 *
 * A view has a limited number of pages in a cycle, and further pages come in later cycles. While matches are in play,
 * those that are no matches in play have one page a cycle. Pages of a followed team in play have every other turn.
 *
 * @param views in the order of the program
 * @param turn number of the turn (`turnAt`)
 */
export function cycleAt(views: readonly ViewPages[], turn: number): Cycle {
  const isInPlay = views.some(({ pages }) => pages.some((page) => page.isLive));
  const length = lengthOf(views, isInPlay);
  if (length === 0) return { pages: [], index: 0 };
  const pages = inCycle(views, isInPlay, Math.floor(turn / length));
  return { pages, index: turnsOf(pages)[turn % length] ?? 0 };
}
