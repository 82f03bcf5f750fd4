import { stream } from '#service/engine/streams.ts';
import type { CountryEntry } from './catalogue/country.ts';
import { playerTrade } from './catalogue/player-trade.ts';
import { idInCountry } from './country-ids.ts';
import { PLACES_PER_SQUAD, positionClass } from './player.ts';
import { STREAM } from './random-streams.ts';

/** A squad place that takes part in the market between countries, and in no other. */
export interface TradePlace {
  readonly teamId: number;
  readonly countryId: number;
  readonly place: number;
  /** Players change places with those of their own market: "F" for forwards. */
  readonly market: string;
  /** The place is for players from abroad; players for abroad grow in the others. */
  readonly isImport: boolean;
  /** Random stream of the place's moves. */
  readonly key: number;
}

/** Squad places for players from abroad, and for those who may go there, in the order in which clubs have them. */
const IMPORT_PLACES = [17, 10, 3, 11, 18, 4, 0, 12, 5, 19, 13, 6, 14, 7];
const EXPORT_PLACES = [20, 15, 8, 2, 16, 9, 21, 7, 14, 6, 13, 19];
/** Clubs that take part, in percent of the highest league's: relegated ones keep their places. */
const CLUBS_PERCENT = 120;

/** Returns how many clubs of a country, the strongest in its catalogue, take part. */
function tradingClubs({ leagues, clubs }: CountryEntry): number {
  return Math.min(clubs.length, Math.ceil(((leagues[0]?.clubs ?? 0) * CLUBS_PERCENT) / 100));
}

/** Returns the squad places of a country's club that take part in the market between countries. */
export function tradePlacesOf(country: CountryEntry, clubNumber: number): ReadonlySet<number> {
  if (clubNumber > tradingClubs(country)) return NO_PLACES;
  const { imports, exports } = playerTrade(country.id);
  return new Set([...IMPORT_PLACES.slice(0, imports), ...EXPORT_PLACES.slice(0, exports)]);
}

const NO_PLACES: ReadonlySet<number> = new Set();

/** Returns all places of the market between countries, which never change; those of a club are neighbours. */
export function tradePlaces(seed: number, countries: readonly CountryEntry[]): readonly TradePlace[] {
  return countries.flatMap((country) => {
    const { imports } = playerTrade(country.id);
    const importPlaces = IMPORT_PLACES.slice(0, imports);
    return Array.from({ length: tradingClubs(country) }, (_, club) => {
      const teamId = idInCountry(country.id, club + 1);
      return Array.from(tradePlacesOf(country, club + 1), (place) => ({
        teamId,
        countryId: country.id,
        place,
        market: positionClass(place),
        isImport: importPlaces.includes(place),
        key: stream(seed, teamId * PLACES_PER_SQUAD + place, STREAM.trade),
      }));
    }).flat();
  });
}
