import { below, chance, stream } from '#service/engine/streams.ts';
import { playerTrade } from '#service/world/catalogue/player-trade.ts';
import { PLACES_PER_SQUAD, talent } from '#service/world/people/player.ts';
import { STREAM } from '#service/world/random-streams.ts';
import { FIRST_SEASON } from '#service/world/seasons/season.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { createLoans, isOfLoanAge, type Loans, NO_LOANS } from './loans.ts';
import type { TradeWindow } from './trade-market.ts';
import type { TradePlace } from './trade-places.ts';
import { drawStep } from './trade-windows.ts';

/** Young players, in a million, on loan in another country for a season, and the talent of those who are not lent. */
const LOANS_PER_MILLION = 520_000;
const MIN_TALENT_AT_CLUB = 0.75;
/** Clubs of a ring, each of which lends a player to the next, a weaker one; the weakest lends to the strongest. */
const CLUBS_OF_RING = 4;
/** Points of luck in the order of clubs. */
const LUCK_POINTS = 300;
/** Draws of a place in a season. */
const DRAWS = 8;
/** The first step of a window is for the players who return. */
const FIRST_STEP = 1;

interface Lender {
  readonly spot: number;
  readonly countryId: number;
  readonly continent: number;
  readonly wages: number;
  readonly step: number;
}

/** Returns the lenders who give away a player of one market, the strongest clubs first. */
function lendersOf(
  worldIndex: WorldIndex,
  places: readonly TradePlace[],
  { players, steps }: TradeWindow,
  market: string,
  year: number,
): readonly Lender[] {
  const draw = year * DRAWS;
  return places
    .flatMap((place, spot): Lender[] => {
      if (place.market !== market || steps[spot] !== 0) return [];
      const { teamId, kind, countryId } = place;
      const key = stream(worldIndex.seed, teamId * PLACES_PER_SQUAD + place.place, STREAM.tradeLoan);
      if (!chance(key, draw, LOANS_PER_MILLION)) return [];
      const player = players[spot] ?? 0;
      const isSpared = talent(worldIndex.seed, player) < MIN_TALENT_AT_CLUB;
      if (!isSpared || !isOfLoanAge(worldIndex, player, year)) return [];
      const wages = worldIndex.rating(teamId, year) + playerTrade(countryId, kind).wages;
      return [
        {
          spot,
          countryId,
          continent: worldIndex.country(countryId)?.continent ?? 0,
          wages: wages + below(key, draw + 1, LUCK_POINTS),
          step: Math.max(FIRST_STEP, drawStep(key, draw + 2)),
        },
      ];
    })
    .sort((a, b) => b.wages - a.wages || a.spot - b.spot);
}

/** Takes the first of some lenders in another country than all of a ring, on the continent of the last if there is one. */
function takeNext(lenders: Lender[], ring: readonly Lender[]): Lender | null {
  const isAbroad = ({ countryId }: Lender) => ring.every((each) => each.countryId !== countryId);
  const last = ring.at(-1);
  const near = lenders.findIndex((each) => each.continent === last?.continent && isAbroad(each));
  const index = near < 0 ? lenders.findIndex(isAbroad) : near;
  return index < 0 ? null : (lenders.splice(index, 1)[0] ?? null);
}

/** Returns rings of clubs in different countries, one of each part of the order. */
function ringsOf(lenders: readonly Lender[]): readonly (readonly Lender[])[] {
  const size = Math.floor(lenders.length / CLUBS_OF_RING);
  const parts = Array.from({ length: CLUBS_OF_RING }, (_, part) =>
    lenders.slice(part * size, (part + 1) * size),
  );
  const [first = [], ...others] = parts;
  return first.map((strongest) => {
    const ring = [strongest];
    for (const part of others) {
      const next = takeNext(part, ring);
      if (next !== null) ring.push(next);
    }
    return ring;
  });
}

/**
 * Draws the loans between countries of a season from the squads after its first window. Players who moved in it stay.
 * A club that lends a player borrows one for the same place, so that squads stay complete.
 */
export function lendAbroad(
  worldIndex: WorldIndex,
  places: readonly TradePlace[],
  summer: TradeWindow,
  year: number,
): Loans {
  if (year <= FIRST_SEASON) return NO_LOANS;
  const at = new Map<number, { readonly player: number; readonly step: number }>();
  for (const market of new Set(places.map((place) => place.market))) {
    for (const ring of ringsOf(lendersOf(worldIndex, places, summer, market, year))) {
      const step = ring[0]?.step ?? FIRST_STEP;
      for (const [n, { spot }] of ring.entries()) {
        const lender = ring.at(n - 1);
        if (lender === undefined || lender.spot === spot) continue;
        at.set(spot, { player: summer.players[lender.spot] ?? 0, step });
      }
    }
  }
  return createLoans(at);
}
