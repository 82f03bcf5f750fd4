import { useSyncExternalStore } from 'react';
import { worldClock } from './world-clock.ts';

let heldAt: number | null = null;
const listeners = new Set<() => void>();

function set(at: number | null): void {
  heldAt = at;
  for (const listener of listeners) listener();
}

/** The instant of the world (epoch ms) at which the viewer paused the page; null while it runs. */
export function held(): number | null {
  return heldAt;
}

/** Pauses the page: from now on no minute ticks and nothing is asked for by itself. */
export function hold(): void {
  if (heldAt === null) set(worldClock.now());
}

/** Lets the page run again. */
export function release(): void {
  if (heldAt !== null) set(null);
}

/** Calls back when the page is paused, and when it runs again. */
export function onHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useHeld(): number | null {
  return useSyncExternalStore(onHold, held);
}
