import { type Address, withQuery } from './addresses.ts';

export const VIDIPRINTER = '/vidiprinter' satisfies Address;

interface VidiprinterQuery {
  /** Names of kinds of lines; all without one. */
  readonly kinds?: Iterable<string>;
  /** Ids of competitions; all without one. */
  readonly leagues?: Iterable<string>;
}

/** Returns the address of the vidiprinter: `/vidiprinter?leagues=1,2&kinds=goals,reds`. */
export function vidiprinterAddress({ kinds = [], leagues = [] }: VidiprinterQuery = {}): Address {
  // Commas stay legible in an address that is written on a note.
  return withQuery(VIDIPRINTER, {
    leagues: [...leagues].join(),
    kinds: [...kinds].join(),
  }).replaceAll('%2C', ',') as Address;
}
