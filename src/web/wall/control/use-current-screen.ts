import { useEffect } from 'react';
import type { ViewPages } from '#web/wall/rotation/cycle-at.ts';
import type { Screen } from '#web/wall/rotation/screen.ts';
import type { WallControl } from './control.ts';
import { keptPage } from './kept-page.ts';
import { currentScreen } from './wall-screen.ts';

/**
 * Returns what is on the screen, with the page that a freeze or a pause keeps there, and publishes it for remotes and keys.
 *
 * @param confirmed returns the as-of instant of the newest list of matches, epoch ms
 */
export function useCurrentScreen<S extends Screen>(
  rotation: S,
  views: readonly ViewPages[],
  control: WallControl,
  confirmed: () => number,
): S {
  const all = views.flatMap(({ view, pages }) => pages.map((page) => ({ key: page.key, view, page })));
  const keptIndex = keptPage(control, all);
  const screen = keptIndex === null ? rotation : { ...rotation, current: all[keptIndex], isByClock: false };
  useEffect(() => {
    const { current, pages } = screen;
    const turns = pages.map(({ view, page: { key } }) => ({ key, view }));
    const at = turns.findIndex(({ key }) => key === current?.page.key);
    // A pinned or keptIndex page is on the screen although it would not be its turn.
    const isExtra = at === -1 && current !== undefined;
    const { matchId, matchIds = [] } = current?.page ?? {};
    const asOf = confirmed();
    currentScreen.set({
      pages: isExtra ? [{ key: current.page.key, view: current.view }, ...turns] : turns,
      index: Math.max(0, at),
      matches: matchId === undefined ? matchIds : [matchId, ...matchIds],
      asOf: asOf > 0 ? asOf : null,
    });
  });
  return screen;
}
