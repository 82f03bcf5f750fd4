import type { Result } from './history.ts';

/** What results are called beside their prices, also where there is hardly any room. */
export type Names = Readonly<Record<Result, { readonly whole: string; readonly short: string }>>;
