import { createStore, useStore } from '#web/state/store.ts';
import { worldClock } from './world-clock.ts';

/** The world's instant (epoch ms) at which the viewer paused the page; null while it runs. */
export const pausedAt = createStore<number | null>(null);

/** Pauses the page: minutes stop ticking and polling stops. */
export function pause(): void {
  pausedAt.set(pausedAt.get() ?? worldClock.now());
}

export function resume(): void {
  pausedAt.set(null);
}

export const togglePause = (): void => (pausedAt.get() === null ? pause() : resume());

export const usePausedAt = (): number | null => useStore(pausedAt);
