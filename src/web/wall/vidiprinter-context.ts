import { createContext } from 'react';
import type { TickerState } from './frame/use-ticker.ts';

/** Lines of the vidiprinter about the matches that a program wants, newest first, and the one that has just come. */
type VidiprinterLines = Pick<TickerState, 'all' | 'newsId'>;

/** They are no part of `WallContext`, because they change once a second while lines wait for their turn. */
export const VidiprinterContext = createContext<VidiprinterLines>({ all: [], newsId: null });
