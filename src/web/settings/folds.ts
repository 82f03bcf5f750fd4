import { createKept } from './kept.ts';

/** Competitions that somebody folded or opened, by id; for all others the list decides. */
export type Folds = Readonly<Record<string, 'folded' | 'open'>>;

export const folds = createKept<Folds>('folds', (kept) => {
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(entries.filter(([, state]) => state === 'folded' || state === 'open'));
});

/** Keeps that a competition is folded to a line, or open. */
export function setFolded(id: string, folded: boolean): void {
  folds.set({ ...folds.get(), [id]: folded ? 'folded' : 'open' });
}
