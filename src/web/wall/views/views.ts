import type { WallProgram, WallView } from '#contract/wall-address.ts';
import { hasOdds } from '#web/settings/has-odds.ts';
import { createStore } from '#web/state/store.ts';
import { memoiseView } from '#web/wall/memoise-view.ts';
import type { View } from '#web/wall/view.ts';
import { loadPlaces } from './best/place-decider.ts';
import { board } from './board/board.ts';
import { next } from './next/next.tsx';
import { results } from './results/results.ts';

/** Views whose code comes when a program has them. Operators without odds do not serve the one of prices. */
const LOADERS: Readonly<Partial<Record<WallView, () => Promise<View>>>> = {
  grid: async () => (await import('./grid/grid.ts')).grid,
  match: async () => (await import('./match/match.tsx')).match,
  best: async () => (await import('./best/best.ts')).best,
  table: async () => (await import('./table/table.tsx')).table,
  tv: async () => (await import('./tv/tv.tsx')).tv,
  vidiprinter: async () => (await import('./vidiprinter/vidiprinter.tsx')).vidiprinter,
  odds: async () => (await import('./odds/odds.tsx')).odds,
  clock: async () => (await import('./clock/clock.tsx')).clock,
};

/** The views whose code is there, by their names in the address. */
export const loadedViews = createStore<Readonly<Partial<Record<WallView, View>>>>({
  board: memoiseView(board),
  next: memoiseView(next),
  results: memoiseView(results),
});

/** Returns the views that a program may show, in its order: prices only where it has them switched on. */
export const viewsOf = ({ views, odds }: Pick<WallProgram, 'views' | 'odds'>): readonly WallView[] =>
  views.filter((name) => name !== 'odds' || (odds && hasOdds()));

async function load(name: WallView): Promise<void> {
  const view = loadedViews.get()[name] ?? (await LOADERS[name]?.().catch(() => null));
  if (view && !loadedViews.get()[name]) loadedViews.set({ ...loadedViews.get(), [name]: memoiseView(view) });
}

/** Fetches the code of views; what cannot be loaded is left out. */
export async function loadViews(names: readonly WallView[]): Promise<void> {
  const needsPlaces = names.includes('board') || names.includes('best');
  await Promise.all([...names.map(load), needsPlaces && loadPlaces()]);
}
