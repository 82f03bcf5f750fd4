import type { Player } from './player.ts';
import { quality } from './quality.ts';
import type { Realm } from './realm.ts';
import type { Team, TeamKind } from './team.ts';

/** Value of an average player of an average club in a strong league, US dollars. */
const AVERAGE = 5_000_000;
/** Rating of such a club, and the rating points for ten times the value. */
const RATING = 1000;
const TENFOLD = 640;
/** Quality of such a player, and the quality points for ten times the value. */
const QUALITY = 500;
const TENFOLD_QUALITY = 1050;
/** Age from which the value falls by this factor a year. */
const OLD = 30;
const YEARLY_LOSS = 0.76;
/** Age up to which promise adds to the value. */
const YOUNG = 21;
const PROMISE = 1.5;
/** Smaller values are not published. */
const LEAST = 10_000;

const OF_KIND: Readonly<Record<TeamKind, number>> = {
  club: 1,
  women: 0.03,
  reserves: 0.05,
  youth: 0.03,
  national: 0,
  'national-women': 0,
};

/** Rounds to two figures, since values are estimates. */
function rounded(sum: number): number {
  const step = 10 ** Math.max(3, Math.floor(Math.log10(sum)) - 1);
  return Math.round(sum / step) * step;
}

/** Returns a player's value with a team in a season, whole US dollars; null below the minimum. */
export function marketValue(realm: Realm, player: Player, team: Team, year: number): number | null {
  const worth = quality(realm.seed, player, year);
  const age = year - 1970 - player.born / 365.25;
  const sum =
    AVERAGE *
    OF_KIND[team.kind] *
    10 ** ((realm.rating(team.id, year) - RATING) / TENFOLD) *
    10 ** ((worth - QUALITY) / TENFOLD_QUALITY) *
    (age > OLD ? YEARLY_LOSS ** (age - OLD) : 1) *
    (age <= YOUNG ? PROMISE : 1) *
    (player.position === 'G' ? 0.6 : 1);
  return sum < LEAST ? null : rounded(sum);
}
