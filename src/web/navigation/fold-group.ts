import { setFolded } from '#web/settings/folds.ts';

/**
 * Folds or opens a competition by the button in its head. A head that stays at the top of the list while its matches are
 * scrolled does so then, too: the page goes back to where the group begins.
 */
export function foldGroup(button: Element, id: string, isFolded: boolean): void {
  const section = button.closest('section');
  const offset = (section && button.getBoundingClientRect().top - section.getBoundingClientRect().top) ?? 0;
  if (offset > MAX_OFFSET_PX) section?.scrollIntoView();
  setFolded(id, isFolded);
}

/** Distance of a button to the top of its group where the head is in its place, px: a border. */
const MAX_OFFSET_PX = 4;
