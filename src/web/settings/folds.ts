import { createPersisted } from './persisted.ts';

/** Competitions that the viewer has folded or opened, by id; the list decides about others. */
export type Folds = Readonly<Record<string, 'folded' | 'open'>>;

export const folds = createPersisted<Folds>('folds', (json) => {
  const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return Object.fromEntries(entries.filter(([, state]) => state === 'folded' || state === 'open'));
});

/** Stores whether a competition is folded to a line. */
export function setFolded(id: string, folded: boolean): void {
  folds.set({ ...folds.get(), [id]: folded ? 'folded' : 'open' });
}
