import { stream } from '#service/engine/streams.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { playerTrade, type TradeKind } from '#service/world/catalogue/player-trade.ts';
import { idInCountry } from '#service/world/country-ids.ts';
import { PLACES_PER_SQUAD, positionClass } from '#service/world/people/player.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Team } from '#service/world/teams/team.ts';
import { TEAM_NUMBERS } from '#service/world/teams/teams.ts';

/** A squad place that takes part in the market between countries, and in no other. */
export interface TradePlace {
  readonly teamId: number;
  readonly kind: TradeKind;
  readonly countryId: number;
  readonly place: number;
  /** Players change places with those of their own market: "women F" for women's forwards. */
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
const TRADE_KINDS: readonly TradeKind[] = ['club', 'women'];

const NO_PLACES: ReadonlySet<number> = new Set();

/** Returns how many clubs of a country, the strongest in its catalogue, take part. */
function tradingClubs({ leagues, clubs, women }: CountryEntry, kind: TradeKind): number {
  if (kind === 'women') return women?.clubs ?? 0;
  return Math.min(clubs.length, Math.ceil(((leagues[0]?.clubs ?? 0) * CLUBS_PERCENT) / 100));
}

function teamIdOf(country: CountryEntry, kind: TradeKind, club: number): number {
  return idInCountry(country.id, (kind === 'women' ? TEAM_NUMBERS.women : 0) + club);
}

/** Returns the squad places of a team that take part in the market between countries. */
export function tradePlacesOf(country: CountryEntry, { id, kind }: Team): ReadonlySet<number> {
  if (kind !== 'club' && kind !== 'women') return NO_PLACES;
  if (id > teamIdOf(country, kind, tradingClubs(country, kind))) return NO_PLACES;
  const { imports, exports } = playerTrade(country.id, kind);
  return new Set([...IMPORT_PLACES.slice(0, imports), ...EXPORT_PLACES.slice(0, exports)]);
}

/** Returns all places of the market between countries, which never change; those of a club are neighbours. */
export function tradePlaces(
  seed: number,
  countries: readonly CountryEntry[],
  teamOf: (id: number) => Team | null,
): readonly TradePlace[] {
  return TRADE_KINDS.flatMap((kind) =>
    countries.flatMap((country) => {
      const { imports } = playerTrade(country.id, kind);
      const importPlaces = IMPORT_PLACES.slice(0, imports);
      return Array.from({ length: tradingClubs(country, kind) }, (_, club) => {
        const team = teamOf(teamIdOf(country, kind, club + 1));
        if (team === null) return [];
        return Array.from(tradePlacesOf(country, team), (place) => ({
          teamId: team.id,
          kind,
          countryId: country.id,
          place,
          market: kind === 'club' ? positionClass(place) : `${kind} ${positionClass(place)}`,
          isImport: importPlaces.includes(place),
          key: stream(seed, team.id * PLACES_PER_SQUAD + place, STREAM.trade),
        }));
      }).flat();
    }),
  );
}
