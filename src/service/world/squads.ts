import { LRUCache } from 'lru-cache';
import { stream, u32 } from '#service/engine/streams.ts';
import { dayAt, dayOf, yearOf } from './calendar/days.ts';
import { seasonSpan } from './calendar/season-span.ts';
import type { Membership } from './membership.ts';
import type { Homelands } from './people.ts';
import type { Player } from './player.ts';
import { playerOf } from './player.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import type { SquadBook } from './squad-book.ts';
import { createSquadBook } from './squad-book.ts';
import { TEAM_NUMBERS } from './teams.ts';

/** A player in a squad. */
export interface SquadPlayer extends Player {
  readonly number: number;
  readonly teamId: number;
}

export interface Squads {
  readonly book: SquadBook;
  /** 22 to 30 players, goalkeepers first. */
  squad(teamId: number, instant: number): readonly SquadPlayer[];
  player(id: number): Player | null;
  /** The club (or other side) that has the player at an instant; null for none. */
  clubOf(playerId: number, instant: number): number | null;
  /** How good a player is in a season, 0 to about 1100: his gift, and his age. */
  quality(player: Player, year: number): number;
  /** The squad season of a team at an instant: squads change between two league seasons. */
  yearAt(teamId: number, instant: number): number;
}

/** Shirt numbers by place: the likely starters have 1 to 11; the rest what clubs usually give. */
const NUMBERS = [
  1, 12, 31, 2, 3, 4, 5, 15, 22, 33, 6, 8, 10, 14, 16, 20, 25, 7, 9, 11, 19, 17, 26, 18, 21, 27, 23, 29, 28,
  24, 30, 34,
] as const;

const NATIONAL_SQUAD = 23;
/** Goalkeepers, defenders, midfielders and forwards of a national squad. */
const QUOTA = { G: 3, D: 8, M: 7, F: 5 } as const;
/** Days between the change of squads and the first match of the new season. */
const BEFORE_SEASON = 20;
const KEPT = 600;

export function createSquads(realm: Realm, membership: Membership, people: Homelands): Squads {
  const { seed } = realm;
  const book = createSquadBook(realm, membership);
  const kept = new LRUCache<string, readonly SquadPlayer[]>({ max: KEPT });

  const yearAt = (teamId: number, instant: number): number => {
    const day = dayAt(instant);
    const year = yearOf(day);
    const country = realm.country(Math.floor(teamId / 1000));
    if (country === null) return year;
    const turns = seasonSpan(country, year).from - BEFORE_SEASON;
    return day >= turns ? year : year - 1;
  };

  const quality = (player: Player, year: number): number => {
    const age = (dayOf(year, 10, 1) - player.born) / 365.25;
    const gift = u32(stream(seed, player.id, PURPOSE.playerRating), 0) / 4294967296;
    // Best at 27; a point a month away from it, so that the young and the old sit on the bench.
    return gift * 1000 + 100 - Math.abs(age - 27) * 30;
  };

  const clubSquad = (teamId: number, year: number): readonly SquadPlayer[] =>
    book.squad(teamId, year).flatMap((id, place) => {
      const player = playerOf(realm, people, id);
      return player === null ? [] : [{ ...player, number: NUMBERS[place] ?? 40 + place, teamId }];
    });

  /** The best of the country's own in its own upper leagues; a women's team of the women's league. */
  const nationalSquad = (teamId: number, year: number): readonly SquadPlayer[] => {
    const countryId = Math.floor(teamId / 1000);
    const women = teamId % 1000 === TEAM_NUMBERS.nationalWomen;
    const sides = Array.from(
      { length: realm.country(countryId)?.women?.clubs ?? 0 },
      (_, place) => countryId * 1000 + TEAM_NUMBERS.women + place + 1,
    );
    const clubs = women ? sides : (membership.tiers(countryId, year)?.[0] ?? []);
    const pool = clubs
      .flatMap((club) => clubSquad(club, year))
      .filter((player) => player.countryId === countryId)
      .map((player) => ({ player, worth: quality(player, year) + realm.rating(player.teamId, year) / 2 }))
      .sort((a, b) => b.worth - a.worth || a.player.id - b.player.id)
      .map((each) => each.player);
    const chosen = (['G', 'D', 'M', 'F'] as const).flatMap((position) =>
      pool.filter((player) => player.position === position).slice(0, QUOTA[position]),
    );
    if (chosen.length < NATIONAL_SQUAD) return clubSquad(teamId, year);
    return chosen.map((player, i) => ({ ...player, number: i + 1, teamId }));
  };

  return {
    book,
    yearAt,
    quality,
    squad: (teamId, instant) => {
      const year = yearAt(teamId, instant);
      const key = `${teamId} ${year}`;
      let squad = kept.get(key);
      if (squad === undefined) {
        squad =
          teamId % 1000 >= TEAM_NUMBERS.nationalWomen ? nationalSquad(teamId, year) : clubSquad(teamId, year);
        kept.set(key, squad);
      }
      return squad;
    },
    player: (id) =>
      Number.isSafeInteger(id) && id > 0 && book.exists(id) ? playerOf(realm, people, id) : null,
    clubOf: (id, instant) => book.teamOf(id, yearAt(Math.floor(id / 64 / 32), instant)),
  };
}
