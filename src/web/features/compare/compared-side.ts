import type { ReactNode } from 'react';
import type { Address } from '#web/navigation/addresses.ts';

/** A team or player that is compared. */
export interface ComparedSide {
  readonly id: string;
  readonly name: string;
  /** Path of the picture; null for none. */
  readonly img: string | null;
  /** What it belongs to. */
  readonly about: ReactNode;
  readonly to: Address;
}

/** The state of a side: empty without an id, and unknown if there is no such record. */
export type SideState = ComparedSide | 'empty' | 'loading' | 'unknown' | 'unavailable';

/** Returns the side of a state, if it is known. */
export const sideIn = (state: SideState): ComparedSide | null => (typeof state === 'string' ? null : state);
