import type { Operation } from '#contract/operation.ts';
import { catalogue, id } from './parameters.ts';

const markets = { ...catalogue, route: 'markets', record: 'market' } as const;

/** Betting markets (v2.2 wire, 5.14). */
export const MARKETS = [
  { ...markets, t: 'list', standard: true, parameters: [], doc: 'All markets.' },
  { ...markets, t: 'info', shape: 'one', parameters: [id], doc: 'One market.' },
] as const satisfies readonly Operation[];
