import type { Result } from './history.ts';

/** Full and short names of the results. */
export type ResultNames = Readonly<Record<Result, { readonly whole: string; readonly short: string }>>;
