import { OPERATIONS } from '#contract/operations.ts';
import type { Dice } from './dice.ts';

/** The contract's routes and others, as they stand in an address. */
export const HOSTILE_ROUTES: readonly string[] = [
  ...new Set(OPERATIONS.map(({ route }) => route)),
  'odds',
  'media2',
  'user',
  'Fixtures',
  'v2.2',
  '__proto__',
  'constructor',
  '',
  '..',
  '%2e%2e',
  '..%2fv2.2%2ffixtures',
  '%F0%9F%98%80',
  'x'.repeat(300),
];

/** The contract's selectors and others. */
export const HOSTILE_SELECTORS: readonly string[] = [
  ...new Set(OPERATIONS.map(({ t }) => t)),
  'LIVE',
  'nothing',
  'constructor',
  '',
];

/** Names of the contract's parameters and others. */
export const HOSTILE_NAMES: readonly string[] = [
  ...new Set(OPERATIONS.flatMap(({ parameters }) => parameters.map(({ name }) => name))),
  'user',
  'token',
  'USER',
  't',
  'T',
  'per_page',
  'id[]',
  'id[x]',
  'a.b',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'x',
  '',
];

/** Returns up to four pairs of a query with hostile names, escaped, and the given values. */
export function hostilePairs({ below, of }: Dice, value: () => string): readonly string[] {
  return Array.from(
    { length: below(5) },
    () => `${encodeURIComponent(of(HOSTILE_NAMES))}${of(['=', '=', ''])}${value()}`,
  );
}
