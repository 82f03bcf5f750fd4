import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { formatOf } from '#service/world/catalogue/formats.ts';
import { competitionIdIn, idInCountry } from '#service/world/country-ids.ts';
import { FIRST_SEASON } from '#service/world/seasons/season.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { finalTable } from './final-table.ts';
import { leagueSeason } from './league-season.ts';

/** Team ids of each tier of a country. */
type Tiers = readonly (readonly number[])[];

/** The tiers of a country in each season since 2015. */
type TiersBySeason = readonly Tiers[];

/** Team ids of final tables, champion first, by season, country and tier. */
type FinalOrders = ReadonlyMap<number, readonly number[]>;

/** What has been computed of a membership. */
export interface MembershipHistory {
  /** By country. */
  readonly tiers: ReadonlyMap<number, TiersBySeason>;
  readonly orders: FinalOrders;
}

/** Clubs of each tier, season by season, by promotion and relegation since 2015. */
export interface Membership {
  /** Returns the team ids of each tier of a country, in catalogue order in 2015. Null before. */
  tiers(countryId: number, year: number): Tiers | null;
  /** Returns the team ids of a tier's final table, champion first. */
  finalOrder(countryId: number, tier: number, year: number): readonly number[];
  /** Returns the tiers of all seasons and the final tables from a season on that have been computed so far. */
  history(firstYear: number): MembershipHistory;
}

function catalogueTiers(country: CountryEntry): Tiers {
  let next = 1;
  return country.leagues.map((league) =>
    Array.from({ length: league.clubs }, () => idInCountry(country.id, next++)),
  );
}

/** Returns next season's tiers: the last `down` clubs of each swap with as many of the tier below. */
function moveClubs(country: CountryEntry, orders: Tiers): Tiers {
  const tiers = orders.map((order) => [...order]);
  country.leagues.forEach(({ down }, tier) => {
    const upper = tiers[tier];
    const lower = tiers[tier + 1];
    if (upper === undefined || lower === undefined) return;
    const moves = Math.min(down, upper.length, lower.length);
    for (let i = 0; i < moves; i += 1) {
      const place = upper.length - moves + i;
      // Reads the final tables, not the tiers that this loop changes.
      const goesDown = orders[tier]?.[place];
      const comesUp = orders[tier + 1]?.[i];
      if (goesDown === undefined || comesUp === undefined) continue;
      upper[place] = comesUp;
      lower[i] = goesDown;
    }
  });
  return tiers;
}

/** Returns the key of a final table, which grows with the season. */
function orderKey(year: number, countryId: number, tier: number): number {
  return (year * 1000 + countryId) * 10 + tier;
}

/** @param history of the same world, computed earlier */
export function createMembership(
  worldIndex: WorldIndex,
  history: MembershipHistory = { tiers: new Map(), orders: new Map() },
): Membership {
  const tiersByCountry = new Map<number, Tiers[]>(
    [...history.tiers].map(([countryId, seasons]) => [countryId, [...seasons]]),
  );
  const orders = new Map(history.orders);

  const finalOrder = (countryId: number, tier: number, year: number): readonly number[] => {
    const key = orderKey(year, countryId, tier);
    let order = orders.get(key);
    if (order === undefined) {
      const competition = worldIndex.competition(competitionIdIn(countryId, tier));
      const members = tiers(countryId, year)?.[tier];
      const country = worldIndex.country(countryId);
      const entry = country?.leagues[tier];
      if (competition === null || members === undefined || country === null || entry === undefined) return [];
      const league = leagueSeason(
        worldIndex,
        competition,
        year,
        members,
        entry.legs,
        formatOf(country, tier),
      );
      order = finalTable(worldIndex, league).map((line) => line.team);
      orders.set(key, order);
    }
    return order;
  };

  const tiers = (countryId: number, year: number): Tiers | null => {
    const country = worldIndex.country(countryId);
    if (country === null || year < FIRST_SEASON) return null;
    let seasons = tiersByCountry.get(countryId);
    if (seasons === undefined) {
      seasons = [catalogueTiers(country)];
      tiersByCountry.set(countryId, seasons);
    }
    // A loop instead of recursion, so that a far season cannot exhaust the stack.
    while (seasons.length <= year - FIRST_SEASON) {
      const last = FIRST_SEASON + seasons.length - 1;
      seasons.push(
        moveClubs(
          country,
          country.leagues.map((_, tier) => finalOrder(countryId, tier, last)),
        ),
      );
    }
    return seasons[year - FIRST_SEASON] ?? null;
  };

  return {
    tiers,
    finalOrder,
    history: (firstYear) => ({
      tiers: tiersByCountry,
      orders: new Map([...orders].filter(([key]) => key >= orderKey(firstYear, 0, 0))),
    }),
  };
}
