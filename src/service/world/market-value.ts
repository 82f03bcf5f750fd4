import type { Player } from './player.ts';
import { quality } from './quality.ts';
import type { Realm } from './realm.ts';
import type { Team, TeamKind } from './team.ts';

/** What an average player of the men's team of an average club of a strong league is worth, US dollars. */
const AVERAGE = 5_000_000;
/** The rating of such a club; so many points more are ten times the money. */
const RATING = 1000;
const TENFOLD = 640;
/** The quality of such a player, and how much more of it is ten times the money. */
const QUALITY = 500;
const TENFOLD_QUALITY = 1050;
/** From this age on a player loses a part of his value every year: nobody buys his last seasons. */
const OLD = 30;
const YEARLY_LOSS = 0.76;
/** To this age he is worth more than he shows. */
const YOUNG = 21;
const PROMISE = 1.5;
/** What nobody would pay is not told. */
const LEAST = 10_000;

const OF_KIND: Readonly<Record<TeamKind, number>> = {
  club: 1,
  women: 0.03,
  reserves: 0.05,
  youth: 0.03,
  national: 0,
  'national-women': 0,
};

/** Two figures of a sum: values are estimates. */
function rounded(sum: number): number {
  const step = 10 ** Math.max(3, Math.floor(Math.log10(sum)) - 1);
  return Math.round(sum / step) * step;
}

/** What a player is worth with a team in the season of a year, whole US dollars; null where that is next to nothing. */
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
