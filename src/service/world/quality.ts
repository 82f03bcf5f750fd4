import { dayOf } from './calendar/days.ts';
import { gift, type Player } from './player.ts';

/** The age of the best years. */
const PRIME = 27;

/** How good a player is in a season, 0 to about 1100: his gift, and his age. */
export function quality(seed: number, player: Pick<Player, 'id' | 'born'>, year: number): number {
  const age = (dayOf(year, 10, 1) - player.born) / 365.25;
  // Best at 27; a point a month away from it, so that the young and the old sit on the bench.
  return gift(seed, player.id) * 1000 + 100 - Math.abs(age - PRIME) * 30;
}
