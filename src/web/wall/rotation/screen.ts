import type { WallPage } from '#web/wall/view.ts';
import type { Cycle, CyclePage, ViewPages } from './cycle-at.ts';

/** Where the rotation is. */
export interface Place {
  /** Number of the turn. */
  readonly turn: number;
  readonly index: number;
  /** Key of the page on the screen; null without any. */
  readonly key: string | null;
}

/** What is on a wall's screen, and the pages that take turns with it. */
export interface Screen extends Cycle {
  /** The page on the screen; undefined without any. */
  readonly current: CyclePage | undefined;
}

/** What remotes and keys have changed about the rotation. */
export interface Override {
  /** Id of the match that stays on the screen. */
  readonly pinned: string | null;
  /**
   * Returns the index of the page that was chosen by hand; null for none.
   *
   * @param keys of all pages that take turns
   * @param seconds that a page stays
   * @param now world time, epoch ms
   */
  readonly choose: (keys: readonly string[], seconds: number, now: number) => number | null;
}

export const NO_OVERRIDE: Override = { pinned: null, choose: () => null };

/**
 * Returns what is on the screen in a turn. Within a turn the page stays, also when pages before it come or go; in the
 * next turn all walls with one address have the same page again.
 *
 * @param previous where the rotation was; null at first
 * @param cycle the pages that take turns, and the one whose turn it is
 * @param pinned id of the match that stays on the screen, if it has a page
 * @param chosen index of the page that was chosen by hand
 */
export function screenAt(
  previous: Place | null,
  views: readonly ViewPages[],
  turn: number,
  { pages, index }: Cycle,
  pinned: string | null = null,
  chosen: number | null = null,
): Screen {
  const stays = (page: CyclePage): Screen => ({
    pages,
    index: Math.max(0, indexOf(pages, page.page.key)),
    current: page,
  });
  const pinnedPage = pinned === null ? undefined : findPage(views, ({ matchId }) => matchId === pinned);
  if (pinnedPage) return stays(pinnedPage);
  if (chosen !== null) return { pages, index: chosen, current: pages[chosen] };
  if (previous?.turn !== turn) return { pages, index, current: pages[index] };
  // It may have left the cycle, because the view has more pages now.
  const same = findPage(views, ({ key }) => key === previous.key);
  if (same) return stays(same);
  // A page that has gone leaves its place to the next.
  const place = Math.max(0, Math.min(previous.index, pages.length - 1));
  return { pages, index: place, current: pages[place] };
}

const indexOf = (pages: readonly CyclePage[], key: string) => pages.findIndex(({ page }) => page.key === key);

function findPage(views: readonly ViewPages[], isWanted: (page: WallPage) => boolean): CyclePage | undefined {
  return views
    .flatMap(({ view, pages }) => pages.map((page) => ({ view, page })))
    .find(({ page }) => isWanted(page));
}
