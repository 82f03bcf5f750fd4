import type { Result } from '#contract/odds/results.ts';

export type ResultNames = Readonly<Record<Result, { readonly whole: string; readonly short: string }>>;
