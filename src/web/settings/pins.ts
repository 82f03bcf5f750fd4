import { createPersisted } from './persisted.ts';

/** Competitions at the top of every list, in the order of pinning. */
export const pins = createPersisted<readonly string[]>('pins', (json) =>
  Array.isArray(json) ? [...new Set(json.filter((id) => typeof id === 'string'))] : [],
);

export function togglePin(id: string): void {
  const now = pins.get();
  pins.set(now.includes(id) ? now.filter((one) => one !== id) : [...now, id]);
}
