import { setFolded } from '#web/settings/folds.ts';

/** Width of what is above the head of a group in its place, px, and a little for a page that is zoomed. */
const BORDER_PX = 4;

/**
 * Folds or opens a competition by the button in its head. A head that stays at the top of the list while its matches are
 * scrolled does so then, too: the page goes back to where the group begins.
 */
export function foldGroup(button: Element, id: string, isFolded: boolean): void {
  const section = button.closest('section');
  if (section && button.getBoundingClientRect().top > section.getBoundingClientRect().top + BORDER_PX)
    section.scrollIntoView();
  setFolded(id, isFolded);
}
