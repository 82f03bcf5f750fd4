import type { TiersBySeason } from './membership.ts';
import type { SquadWindows } from './squad-book.ts';

/** What led to the present of a world, by country: to compute it takes most of a start. */
export interface WorldHistory {
  readonly tiers: ReadonlyMap<number, TiersBySeason>;
  readonly squads: ReadonlyMap<number, SquadWindows>;
}

export const NO_HISTORY: WorldHistory = { tiers: new Map(), squads: new Map() };
