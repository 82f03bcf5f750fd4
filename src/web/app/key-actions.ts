import { pause, pausedAt, resume } from '#web/clock/pause.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { KeyAction } from '#web/features/keys/keys.ts';
import { addDays, dayAt, isDay } from '#web/format/day.ts';
import { nextOddsFormat } from '#web/settings/odds-format.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { LIST_ID } from './element-ids.ts';

/** Elements that the focus moves through: matches, and competitions folded to a line. */
const STEPS = 'main a.match-row, main .folded button[aria-expanded], main .odds-group tbody a';
/** The element that contains a step and its star. */
const STEP = '.match, .folded, .match-body';

const visibleSteps = () =>
  [...document.querySelectorAll<HTMLElement>(STEPS)].filter((step) => step.checkVisibility());

function isBefore(a: Node, b: Node): boolean {
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Returns the first step in sight. Groups are measured first, because measuring an element inside an undrawn group
 * would draw it.
 */
function inSight(steps: readonly HTMLElement[]): HTMLElement | undefined {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const groups = [...document.querySelectorAll('main section')];
  const group = groups.find((one) => one.getBoundingClientRect().bottom > top);
  const candidates = steps.filter((step) => !group || group.contains(step) || isBefore(group, step));
  return candidates.find((step) => step.getBoundingClientRect().top >= top) ?? steps[0];
}

/** Returns the step after or before the focused one; without one, the first in sight. */
function stepFrom(steps: readonly HTMLElement[], forward: boolean): HTMLElement | undefined {
  const focusedElement = document.activeElement;
  if (!focusedElement?.closest(`#${LIST_ID}, .odds-group`)) return inSight(steps);
  return forward
    ? steps.find((step) => step !== focusedElement && isBefore(focusedElement, step))
    : steps.findLast((step) => step !== focusedElement && isBefore(step, focusedElement));
}

function focus(step: HTMLElement | undefined): void {
  step?.focus({ preventScroll: true });
  step?.scrollIntoView({ block: 'nearest' });
}

/** Follows or unfollows the focused match. The match may move up the page; the focus stays at its old place. */
function toggleFavourite(): void {
  const focusedElement = document.activeElement;
  const star = focusedElement?.closest(STEP)?.querySelector<HTMLElement>('[data-favourite]');
  if (!star) return;
  const steps = visibleSteps();
  const at = steps.indexOf(focusedElement as HTMLElement);
  const neighbours = [steps[at + 1], steps[at - 1]];
  star.click();
  requestAnimationFrame(() => {
    if (!focusedElement?.isConnected)
      neighbours.find((step) => step?.isConnected)?.focus({ preventScroll: true });
  });
}

function focusFilter(): void {
  const box = document.querySelector<HTMLInputElement>('#filter');
  box?.focus();
  box?.select();
}

/**
 * Returns the address of the next or previous day. It starts from the address, because the page may still be drawing
 * the last change: two presses go two days.
 */
function dayAddress(step: number): string | null {
  const now = worldClock.now();
  const { pathname, search } = location;
  if (now === null || !document.querySelector('main a[rel=prev]')) return null;
  const query = new URLSearchParams(search);
  const dayParameter = query.get('d');
  const today = dayAt(now, zoneSetting.get());
  const day = addDays(isDay(dayParameter) ? dayParameter : today, step);
  if (day === today) query.delete('d');
  else query.set('d', day);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

function goByDays(step: number, navigate: (address: string) => unknown): void {
  const address = dayAddress(step);
  if (address !== null) navigate(address);
}

/** Actions of the keys on the open page. An action whose target is missing does nothing. */
export const KEY_ACTIONS: Partial<
  Readonly<Record<KeyAction, (navigate: (address: string) => unknown) => void>>
> = {
  next: () => focus(stepFrom(visibleSteps(), true)),
  previous: () => focus(stepFrom(visibleSteps(), false)),
  favourite: toggleFavourite,
  dayBefore: (navigate) => goByDays(-1, navigate),
  dayAfter: (navigate) => goByDays(1, navigate),
  filter: focusFilter,
  odds: () => void (document.querySelector('.odds-format') && nextOddsFormat()),
  pause: () => (pausedAt() === null ? pause() : resume()),
};
