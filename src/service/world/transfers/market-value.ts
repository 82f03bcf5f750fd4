import type { Player } from '#service/world/people/player.ts';
import { quality } from '#service/world/squads/quality.ts';
import type { Team, TeamKind } from '#service/world/teams/team.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Value of an average player of an average club in a strong league, US dollars. */
const AVERAGE_VALUE_USD = 5_000_000;
/** Rating of such a club, and the rating points for ten times the value. */
const AVERAGE_RATING = 1000;
const RATING_POINTS_PER_TENFOLD = 720;
/** Quality of such a player, and the quality points for ten times the value. */
const AVERAGE_QUALITY = 500;
const QUALITY_POINTS_PER_TENFOLD = 1050;
/** Age from which the value falls by this factor a year. */
const DECLINE_AGE = 30;
const YEARLY_DECLINE_FACTOR = 0.76;
/** Age up to which promise adds to the value. */
const PROMISE_AGE = 21;
const PROMISE_FACTOR = 1.5;
/** Smaller values are not published. */
const MIN_VALUE_USD = 10_000;

const KIND_FACTORS: Readonly<Record<TeamKind, number>> = {
  club: 1,
  women: 0.03,
  reserves: 0.05,
  youth: 0.03,
  national: 0,
  'national-women': 0,
  'national-youth': 0,
};

/** Rounds to two figures, since values are estimates. */
function roundToTwoFigures(sum: number): number {
  const step = 10 ** Math.max(3, Math.floor(Math.log10(sum)) - 1);
  return Math.round(sum / step) * step;
}

/** Returns a player's value with a team in a season, whole US dollars; null below the minimum. */
export function marketValue(worldIndex: WorldIndex, player: Player, team: Team, year: number): number | null {
  const worth = quality(worldIndex.seed, player, year);
  const age = year - 1970 - player.born / 365.25;
  const sum =
    AVERAGE_VALUE_USD *
    KIND_FACTORS[team.kind] *
    10 ** ((worldIndex.rating(team.id, year) - AVERAGE_RATING) / RATING_POINTS_PER_TENFOLD) *
    10 ** ((worth - AVERAGE_QUALITY) / QUALITY_POINTS_PER_TENFOLD) *
    (age > DECLINE_AGE ? YEARLY_DECLINE_FACTOR ** (age - DECLINE_AGE) : 1) *
    (age <= PROMISE_AGE ? PROMISE_FACTOR : 1) *
    (player.position === 'G' ? 0.6 : 1);
  return sum < MIN_VALUE_USD ? null : roundToTwoFigures(sum);
}
