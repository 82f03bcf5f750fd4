import { dayOf } from '#service/world/calendar/days.ts';
import { type Player, talent } from '#service/world/people/player.ts';

const PRIME_AGE = 27;

/** Returns a player's quality in a season, 0 to about 1100, by talent and age. */
export function quality(seed: number, player: Pick<Player, 'id' | 'born'>, year: number): number {
  const age = (dayOf(year, 10, 1) - player.born) / 365.25;
  // Each year away from 27 costs 30 points, so that the young and the old start on the bench.
  return talent(seed, player.id) * 1000 + 100 - Math.abs(age - PRIME_AGE) * 30;
}
