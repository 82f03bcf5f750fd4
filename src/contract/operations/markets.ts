import type { Operation } from '#contract/operation.ts';
import { catalogue, idParameter } from './parameters.ts';

const markets = { ...catalogue, route: 'markets', record: 'market' } as const;

/** Betting markets (v2.2 wire, 5.14). */
export const MARKETS_OPERATIONS = [
  { ...markets, t: 'list', standard: true, parameters: [], doc: 'All markets.' },
  { ...markets, t: 'info', shape: 'one', parameters: [idParameter], doc: 'One market.' },
] as const satisfies readonly Operation[];
