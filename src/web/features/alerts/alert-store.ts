import type { Alert } from '#news/alerts/alert.ts';
import { stepsBack } from '#web/settings/delay-state.ts';
import { createStore } from '#web/state/store.ts';

/** Toasts beyond this number are dropped, oldest first. */
const MAX_TOASTS = 50;

/** Alerts that this tab has not dismissed, oldest first. Empty if the viewer wants no toasts. */
export const toasts = createStore<readonly Alert[]>([]);

/** What happened while no tab was awake, oldest first; null if nothing, or once it is dismissed. */
export const digest = createStore<readonly Alert[] | null>(null);

// What is there when the page goes back in time may be ahead of it.
stepsBack.subscribe(() => {
  toasts.set([]);
  digest.set(null);
});

/** Adds alerts; one that completes or corrects another takes its place. */
export function addAlerts(previous: readonly Alert[], alerts: readonly Alert[]): readonly Alert[] {
  const next = [...previous];
  for (const alert of alerts) {
    const at = next.findIndex(({ key }) => key === alert.key || key === alert.corrects);
    next.splice(at < 0 ? next.length : at, 1, alert);
  }
  return next;
}

export function addToasts(alerts: readonly Alert[]): void {
  toasts.set(addAlerts(toasts.get(), alerts).slice(-MAX_TOASTS));
}

/** Removes toasts; those with other keys stay. */
export function dropToasts(keys: readonly string[]): void {
  const left = toasts.get().filter(({ key }) => !keys.includes(key));
  if (left.length < toasts.get().length) toasts.set(left);
}

export const dismissToast = (key: string): void => dropToasts([key]);

/** Closes the digest, in all tabs. */
export const dismissDigest = (): void => digest.set(null);
