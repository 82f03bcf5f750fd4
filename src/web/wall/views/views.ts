import type { WallView } from '#contract/wall-address.ts';
import type { View } from '#web/wall/view.ts';
import { board } from './board/board.ts';
import { clock } from './clock/clock.tsx';
import { match } from './match/match.tsx';
import { next } from './next/next.tsx';
import { results } from './results/results.ts';
import { table } from './table/table.tsx';
import { tv } from './tv/tv.tsx';
import { vidiprinter } from './vidiprinter/vidiprinter.tsx';

/** Every view of a wall by its name in the address. */
export const VIEWS: Readonly<Partial<Record<WallView, View>>> = {
  board,
  match,
  table,
  next,
  results,
  tv,
  vidiprinter,
  clock,
};
