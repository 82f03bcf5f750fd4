import type { WallView } from '#contract/wall-address.ts';
import type { View } from '#web/wall/view.ts';
import { board } from './board/board.ts';
import { match } from './match/match.tsx';
import { next } from './next/next.tsx';
import { results } from './results/results.ts';
import { table } from './table/table.tsx';

/** Every view of a wall by its name in the address. */
export const VIEWS: Readonly<Partial<Record<WallView, View>>> = { board, match, table, next, results };
