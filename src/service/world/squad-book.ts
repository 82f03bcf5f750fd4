import { below, chance, stream, u32 } from '#service/engine/streams.ts';
import type { Membership } from './membership.ts';
import { intakeAge, PLACES, playerAddress, playerId, positionClass } from './player.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import { FIRST_SEASON } from './season.ts';
import type { Team } from './team.ts';

/** Who holds which place of which squad, season by season. */
export interface SquadBook {
  /** Player ids of a team's squad by place; empty before 2015 or for no team. */
  squad(teamId: number, year: number): readonly number[];
  /** The team that has the player in a season; null for none. */
  teamOf(player: number, year: number): number | null;
  /** Did such a player ever come into the world? */
  exists(player: number): boolean;
}

/** How many places in a million change hands from one season to the next by transfer. */
const TURNOVER = 230_000;
/** The age from which players begin to stop, and at which the last ones have. */
const LAST_YEARS: Record<Team['kind'], readonly [from: number, to: number]> = {
  club: [29, 37],
  women: [28, 36],
  reserves: [20, 24],
  youth: [18, 20],
  national: [32, 36],
  'national-women': [31, 36],
};

const SMALLEST = 22;
const LARGEST = 30;

function squadSize(seed: number, teamId: number): number {
  return SMALLEST + below(stream(seed, teamId, PURPOSE.squadSize), 0, LARGEST - SMALLEST + 1);
}

/** Is it his last season before `year`? Every year after the first of his last years is likelier. */
function stops(seed: number, player: number, kind: Team['kind'], year: number): boolean {
  const { intake } = playerAddress(player);
  const age = year - intake + intakeAge(kind, below(stream(seed, player, PURPOSE.playerBody), 0, 6));
  const [from, to] = LAST_YEARS[kind];
  if (age <= from) return false;
  if (age > to) return true;
  return chance(
    stream(seed, player, PURPOSE.turnover),
    year,
    Math.round(((age - from) * 1_000_000) / (to - from + 1)),
  );
}

/** The market a team trades in: its country's upper or lower tiers, or its kind. */
function marketOf(team: Team, upper: ReadonlySet<number>): string {
  if (team.kind !== 'club') return `${team.countryId} ${team.kind}`;
  return `${team.countryId} ${upper.has(team.id) ? 'upper' : 'lower'}`;
}

export function createSquadBook(realm: Realm, membership: Membership): SquadBook {
  const { seed, teams } = realm;
  const index = new Map(teams.map((team, i) => [team.id, i]));
  const sizes = teams.map((team) => squadSize(seed, team.id));
  const seasons: Int32Array[] = [];
  const where = new Map<number, Map<number, number>>();

  /** 2015: as if the squads had grown for a generation. */
  const founded = (): Int32Array => {
    const places = new Int32Array(teams.length * PLACES);
    teams.forEach((team, t) => {
      const key = stream(seed, team.id, PURPOSE.playerPlace);
      const [from] = LAST_YEARS[team.kind];
      const oldest = Math.min(15, from + 3 - intakeAge(team.kind, 5));
      for (let place = 0; place < (sizes[t] ?? 0); place += 1) {
        places[t * PLACES + place] = playerId(team.id, place, FIRST_SEASON - below(key, place, oldest + 1));
      }
    });
    return places;
  };

  const upperClubs = (year: number): ReadonlySet<number> =>
    new Set(
      realm.countries.flatMap((country) => (membership.tiers(country.id, year) ?? []).slice(0, 2).flat()),
    );

  const next = (before: Int32Array, year: number): Int32Array => {
    const after = before.slice();
    const upper = upperClubs(year);
    const markets = new Map<string, { spot: number; rank: number }[]>();
    teams.forEach((team, t) => {
      const market = marketOf(team, upper);
      const key = stream(seed, team.id, PURPOSE.transfer);
      for (let place = 0; place < (sizes[t] ?? 0); place += 1) {
        const spot = t * PLACES + place;
        const player = before[spot] ?? 0;
        if (stops(seed, player, team.kind, year)) {
          after[spot] = playerId(team.id, place, year);
          continue;
        }
        const i = year * PLACES + place;
        if (!chance(key, i, TURNOVER) || team.clubId === null) continue;
        const name = `${market} ${positionClass(place)}`;
        const moving = { spot, rank: u32(key, i + 1_000_000) };
        const list = markets.get(name);
        if (list === undefined) markets.set(name, [moving]);
        else list.push(moving);
      }
    });
    for (const moving of markets.values()) {
      moving.sort((a, b) => a.rank - b.rank || a.spot - b.spot);
      moving.forEach(({ spot }, i) => {
        const from = moving[(i + 1) % moving.length];
        if (from !== undefined) after[spot] = before[from.spot] ?? 0;
      });
    }
    return after;
  };

  const book = (year: number): Int32Array | null => {
    if (year < FIRST_SEASON) return null;
    if (seasons.length === 0) seasons.push(founded());
    for (let last = seasons.at(-1); seasons.length <= year - FIRST_SEASON; last = seasons.at(-1)) {
      if (last === undefined) return null;
      seasons.push(next(last, FIRST_SEASON + seasons.length));
    }
    return seasons[year - FIRST_SEASON] ?? null;
  };

  const teamOf = (player: number, year: number): number | null => {
    let spots = where.get(year);
    if (spots === undefined) {
      spots = new Map();
      book(year)?.forEach((id, spot) => {
        if (id !== 0) spots?.set(id, spot);
      });
      where.set(year, spots);
    }
    const spot = spots.get(player);
    return spot === undefined ? null : (teams[Math.floor(spot / PLACES)]?.id ?? null);
  };

  return {
    squad: (teamId, year) => {
      const t = index.get(teamId);
      const places = t === undefined ? null : book(year);
      if (t === undefined || places === null) return [];
      return [...places.subarray(t * PLACES, t * PLACES + (sizes[t] ?? 0))];
    },
    teamOf,
    exists: (player) => {
      const { teamId, place, intake } = playerAddress(player);
      const t = index.get(teamId);
      const first = Math.max(FIRST_SEASON, intake);
      return t !== undefined && book(first)?.[t * PLACES + place] === player;
    },
  };
}
