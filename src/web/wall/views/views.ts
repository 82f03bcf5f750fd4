import type { WallView } from '#contract/wall-address.ts';
import type { View } from '#web/wall/view.ts';
import { board } from './board/board.tsx';
import { match } from './match/match.tsx';
import { table } from './table/table.tsx';

/** Every view of a wall by its name in the address. */
export const VIEWS: Readonly<Partial<Record<WallView, View>>> = { board, match, table };
