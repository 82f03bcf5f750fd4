/**
 * Moves the keyboard's focus through the lists of a page. The only place that looks list elements up in the document:
 * a thousand rows would otherwise have to report themselves, in order. Elements take part by these attributes.
 */

import { matchAt } from '#web/navigation/addresses.ts';
import { visibleTop } from '#web/navigation/scroller.ts';
import { ownUrl } from '#web/settings/base-path.ts';

/** On elements that the focus moves through: matches, and competitions folded to a line. */
const STEP = '[data-step]';
const STEPS = '[data-steps]';
/** On an element with a star that belongs to everything in it. */
const FOLLOWABLE = '[data-followable]';

const visibleSteps = () =>
  [...document.querySelectorAll<HTMLElement>(`main ${STEP}`)].filter((step) => step.checkVisibility());

function isBefore(a: Node, b: Node): boolean {
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Returns the first step in sight. Groups are measured first, because measuring an element inside an undrawn group
 * would draw it.
 */
function inSight(steps: readonly HTMLElement[]): HTMLElement | undefined {
  const [firstStep] = steps;
  if (!firstStep) return;
  const top = visibleTop(firstStep);
  const groups = [...document.querySelectorAll('main section')];
  const group = groups.find((one) => one.getBoundingClientRect().bottom > top);
  const candidates = steps.filter((step) => !group || group.contains(step) || isBefore(group, step));
  return candidates.find((step) => step.getBoundingClientRect().top >= top) ?? firstStep;
}

/** Returns the step after or before the focused one; without one, as where a skip link leads, the first in sight. */
function stepFrom(steps: readonly HTMLElement[], forward: boolean): HTMLElement | undefined {
  const focusedElement = document.activeElement as HTMLElement | null;
  if (!focusedElement?.closest(`${STEPS}, ${FOLLOWABLE}`) || focusedElement.tabIndex < 0)
    return inSight(steps);
  return forward
    ? steps.find((step) => step !== focusedElement && isBefore(focusedElement, step))
    : steps.findLast((step) => step !== focusedElement && isBefore(step, focusedElement));
}

function focusInView(step: HTMLElement | undefined): void {
  step?.focus({ preventScroll: true });
  step?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the next or previous step and scrolls it into view. */
export function focusStep(forward: boolean): void {
  focusInView(stepFrom(visibleSteps(), forward));
}

const isRowOf = (step: Element | null, id: string | undefined) =>
  step instanceof HTMLAnchorElement && step.matches(STEP) && matchAt(ownUrl(step.href).pathname)?.id === id;

/** Moves the focus from a match's row to its heading in the panel. Returns false if the row does not have it. */
export function focusPanel(panel: Element | null, id: string | undefined): boolean {
  const heading = panel?.querySelector<HTMLElement>('h1');
  if (!heading || !isRowOf(document.activeElement, id)) return false;
  heading.focus();
  return true;
}

/** Moves the focus from the panel to its match's row. Returns false if there is none, or the panel does not have it. */
export function focusRow(panel: Element | null, id: string | undefined): boolean {
  if (!panel?.contains(document.activeElement)) return false;
  const row = visibleSteps().find((step) => isRowOf(step, id));
  focusInView(row);
  return row !== undefined;
}

/**
 * Remembers where in a list the focus is. Returns a function that moves it to a match beside that place, if what had it is
 * gone: a match that is followed moves up the page, the focus stays.
 */
export function rememberStep(): () => void {
  const focusedElement = document.activeElement;
  const step = focusedElement?.closest(FOLLOWABLE)?.querySelector(STEP);
  const steps = visibleSteps();
  const at = steps.indexOf(step as HTMLElement);
  const neighbours = at < 0 ? [] : [steps[at + 1], steps[at - 1]];
  return () => {
    if (!focusedElement?.isConnected)
      neighbours.find((one) => one?.isConnected)?.focus({ preventScroll: true });
  };
}

/** Follows the focused match, or opens the sheet of what can be changed once it is followed. */
export function toggleFocusedFavourite(): void {
  const star = document.activeElement?.closest(FOLLOWABLE)?.querySelector<HTMLElement>('[data-favourite]');
  if (!star) return;
  const keepFocus = rememberStep();
  star.click();
  requestAnimationFrame(keepFocus);
}
