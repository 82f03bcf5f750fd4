import type { WallControl, WallScreen } from './control.ts';

/**
 * Returns the index of the page that a freeze or a pause keeps on the screen, also if it would not be its turn; null without
 * either. A frozen wall whose page has gone, as one of a match that was hidden since, shows the first one and never turns.
 */
export function keptPage({ freeze, page, isPaused }: WallControl, pages: WallScreen['pages']): number | null {
  if (!freeze && !isPaused) return null;
  const key = freeze ? freeze.page : page?.key;
  const index = pages.findIndex((one) => one.key === key);
  if (index !== -1) return index;
  return freeze && pages.length > 0 ? 0 : null;
}
