import { useSyncExternalStore } from 'react';
import { worldClock } from './world-clock.ts';

let pausedInstant: number | null = null;
const listeners = new Set<() => void>();

function set(at: number | null): void {
  pausedInstant = at;
  for (const listener of listeners) listener();
}

/** Returns the world's instant (epoch ms) at which the viewer paused the page; null while it runs. */
export function pausedAt(): number | null {
  return pausedInstant;
}

/** Pauses the page: minutes stop ticking and polling stops. */
export function pause(): void {
  if (pausedInstant === null) set(worldClock.now());
}

export function resume(): void {
  if (pausedInstant !== null) set(null);
}

/** Calls back when the page is paused or resumed. */
export function onPauseChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function usePausedAt(): number | null {
  return useSyncExternalStore(onPauseChange, pausedAt);
}
