import { matchAddress } from '#web/navigation/addresses.ts';
import { fullPath } from '#web/settings/base-path.ts';

/**
 * Whether a match can leave its list without the viewer noticing. Above the window that needs a browser with scroll
 * anchoring. Looks the row up, because rows are measured only when scrolling ends.
 */
export function isRowOutOfSight(id: string): boolean {
  const row = document.querySelector(`[data-step][href="${fullPath(matchAddress(id))}"]`);
  if (!row || row === document.activeElement) return false;
  const { top, bottom } = row.getBoundingClientRect();
  return top > innerHeight || (bottom < 0 && CSS.supports('overflow-anchor', 'auto'));
}
