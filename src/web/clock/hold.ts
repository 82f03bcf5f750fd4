import { useSyncExternalStore } from 'react';
import { worldClock } from './world-clock.ts';

let heldAt: number | null = null;
const listeners = new Set<() => void>();

function set(at: number | null): void {
  heldAt = at;
  for (const listener of listeners) listener();
}

/** Returns the world's instant (epoch ms) at which the viewer paused the page; null while it runs. */
export function held(): number | null {
  return heldAt;
}

/** Pauses the page: minutes stop ticking and polling stops. */
export function hold(): void {
  if (heldAt === null) set(worldClock.now());
}

/** Resumes the page. */
export function release(): void {
  if (heldAt !== null) set(null);
}

/** Calls back when the page is paused or resumed. */
export function onHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useHeld(): number | null {
  return useSyncExternalStore(onHold, held);
}
