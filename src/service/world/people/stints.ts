import { FIRST_SEASON } from '#service/world/seasons/season.ts';
import type { SquadBook } from '#service/world/squads/squad-book.ts';
import { playerAddress } from './player.ts';

/** A player's time with a team. */
export interface Stint {
  readonly teamId: number;
  /** Epoch seconds; null if it began before the first season. */
  readonly from: number | null;
  /** Epoch seconds; null while it lasts. */
  readonly to: number | null;
}

/** Returns the player's teams until an instant, in order and without gaps. */
export function stintsOf(book: SquadBook, player: number, instant: number): readonly Stint[] {
  const since = book.since(player);
  if (since === null || since > instant) return [];
  const stints: { teamId: number; from: number | null; to: number | null }[] = [];
  const isFromStart = playerAddress(player).intake <= FIRST_SEASON;
  for (const at of [since, ...book.changesOfPlayer(player, since, instant)]) {
    const now = book.teamOf(player, at);
    const current = stints.at(-1);
    if (current?.teamId === now) continue;
    if (current !== undefined) current.to = at;
    if (now === null) break;
    stints.push({ teamId: now, from: isFromStart && stints.length === 0 ? null : at, to: null });
  }
  return stints;
}
