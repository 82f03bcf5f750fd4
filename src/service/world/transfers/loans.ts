import { nominalAge } from '#service/world/squads/squad-renewal.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Loans of a season: player and step of the window by spot, and spot by player. */
export interface Loans {
  readonly at: ReadonlyMap<number, { readonly player: number; readonly step: number }>;
  readonly of: ReadonlyMap<number, number>;
}

export const NO_LOANS: Loans = { at: new Map(), of: new Map() };

const MAX_LOAN_AGE = 23;

export function isOfLoanAge(worldIndex: WorldIndex, player: number, year: number): boolean {
  return nominalAge(worldIndex, player, year) <= MAX_LOAN_AGE;
}

export function createLoans(at: Loans['at']): Loans {
  return { at, of: new Map([...at].map(([spot, { player }]) => [player, spot])) };
}

/** Returns the spot at which a player is on loan, as far as the steps of the window have begun; null for none. */
export function loanSpotOf({ at, of }: Loans, player: number, step: number): number | null {
  const spot = of.get(player);
  return spot !== undefined && (at.get(spot)?.step ?? 0) <= step ? spot : null;
}

/** Returns the player on loan at a spot, as far as the steps of the window have begun; null for none. */
export function loanAt({ at }: Loans, spot: number, step: number): number | null {
  const loan = at.get(spot);
  return loan !== undefined && loan.step <= step ? loan.player : null;
}
