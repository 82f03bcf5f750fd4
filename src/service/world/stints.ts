import { countryIdOf } from './country-ids.ts';
import { playerAddress } from './player.ts';
import { FIRST_SEASON } from './season.ts';
import type { SquadBook } from './squad-book.ts';
import { firstWindow, windowAt, windowOpens } from './squad-windows.ts';
import type { WorldIndex } from './world-index.ts';

/** A player's time with a team. */
export interface Stint {
  readonly teamId: number;
  /** Epoch seconds; null if it began before the first season. */
  readonly from: number | null;
  /** Epoch seconds; null while it lasts. */
  readonly to: number | null;
}

/** Returns the instant at which a player enters the world; null for an impossible id. */
export function comesIn(worldIndex: WorldIndex, player: number): number | null {
  const { teamId, intake } = playerAddress(player);
  const country = worldIndex.country(countryIdOf(teamId));
  return country && windowOpens(country, firstWindow(Math.max(FIRST_SEASON, intake)));
}

/** Returns the player's teams until an instant, in order and without gaps. */
export function stintsOf(
  worldIndex: WorldIndex,
  book: SquadBook,
  player: number,
  instant: number,
): readonly Stint[] {
  const { teamId, intake } = playerAddress(player);
  const country = worldIndex.country(countryIdOf(teamId));
  if (country === null) return [];
  const stints: { teamId: number; from: number | null; to: number | null }[] = [];
  const last = windowAt(country, instant);
  for (let window = firstWindow(Math.max(FIRST_SEASON, intake)); window <= last; window += 1) {
    const now = book.teamOf(player, window);
    const current = stints.at(-1);
    if (current !== undefined && current.to === null && current.teamId === now) continue;
    const opens = windowOpens(country, window);
    if (current !== undefined && current.to === null) current.to = opens;
    if (now === null) break;
    stints.push({ teamId: now, from: window === 0 ? null : opens, to: null });
  }
  return stints;
}
