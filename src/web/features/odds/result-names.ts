import type { Result } from './history.ts';

export type ResultNames = Readonly<Record<Result, { readonly whole: string; readonly short: string }>>;
