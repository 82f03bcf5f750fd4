import { createPersisted } from './persisted.ts';

/**
 * What is revealed: a match, the matches of a day up to then, what is counted over a season's matches, or what is known of
 * a team or a player.
 */
export type RevealKey = `${'match' | 'day' | 'table' | 'team' | 'player'} ${string}`;

interface Reveal {
  readonly key: string;
  /** World's instant of the reveal, epoch ms: a table counts as revealed until another covered match kicks off. */
  readonly at: number;
}

/** Maximum of reveals; the oldest beyond it are dropped. */
const MAX_REVEALS = 300;

function revealsIn(json: unknown): readonly Reveal[] {
  return Array.isArray(json) ? json.flatMap(revealOf).slice(-MAX_REVEALS) : [];
}

function revealOf(json: unknown): readonly Reveal[] {
  const { key, at } = (json ?? {}) as Record<string, unknown>;
  return typeof key === 'string' && typeof at === 'number' ? [{ key, at }] : [];
}

/** What the viewer has revealed in spite of a shield, the oldest first. Other tabs see every change. */
export const reveals = createPersisted('reveals', revealsIn);

/** Takes a reveal back. */
export function removeReveal(key: RevealKey): void {
  const others = reveals.get().filter((one) => one.key !== key);
  if (others.length < reveals.get().length) reveals.set(others);
}

/** Adds a reveal of some keys at an instant, epoch ms. */
export function addReveals(keys: readonly RevealKey[], at: number): void {
  const others = reveals.get().filter(({ key }) => !keys.some((one) => one === key));
  reveals.set([...others, ...keys.map((key) => ({ key, at }))].slice(-MAX_REVEALS));
}
