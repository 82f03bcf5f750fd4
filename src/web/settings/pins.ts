import { createKept } from './kept.ts';

/** Competitions at the top of every list, in the order of pinning. */
export const pins = createKept<readonly string[]>('pins', (kept) =>
  Array.isArray(kept) ? [...new Set(kept.filter((id) => typeof id === 'string'))] : [],
);

/** Pins or unpins a competition. */
export function togglePin(id: string): void {
  const now = pins.get();
  pins.set(now.includes(id) ? now.filter((one) => one !== id) : [...now, id]);
}
