import { LRUCache } from 'lru-cache';
import { lastCallUp } from '#service/world/calendar/call-up-periods.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import type { CallUps } from '#service/world/nations/call-ups.ts';
import type { Homelands } from '#service/world/people/people.ts';
import { type Player, playerOf } from '#service/world/people/player.ts';
import { isNational } from '#service/world/teams/teams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { quality } from './quality.ts';
import type { SquadBook } from './squad-book.ts';
import { windowAt, windowYear } from './squad-windows.ts';

export interface SquadPlayer extends Player {
  readonly number: number;
  readonly teamId: number;
}

export interface Squads {
  /** Returns 22 to 30 players, goalkeepers first. */
  squad(teamId: number, instant: number): readonly SquadPlayer[];
  /** Returns the ids of those with their national teams. */
  away(teamId: number, instant: number): ReadonlySet<number>;
  player(id: number): Player | null;
  /** Returns the club (or other side) of a player at an instant; null for none. */
  clubOf(playerId: number, instant: number): number | null;
  /** Returns a player's quality in a season, 0 to about 1100, by talent and age. */
  quality(player: Player, year: number): number;
  yearAt(teamId: number, instant: number): number;
}

/** Shirt numbers by place: 1 to 11 for likely starters, usual ones for the others. */
const SHIRT_NUMBERS = [
  1, 12, 31, 2, 3, 4, 5, 15, 22, 33, 6, 8, 10, 14, 16, 20, 25, 7, 9, 11, 19, 17, 26, 18, 21, 27, 23, 29, 28,
  24, 30, 34,
] as const;

/** The teams of a busy day with their previous squads. */
const MAX_CACHED_SQUADS = 2400;

const NO_PLAYERS: ReadonlySet<number> = new Set();

export function createSquads(
  worldIndex: WorldIndex,
  people: Homelands,
  book: SquadBook,
  callUps: CallUps,
): Squads {
  const squadsByKey = new LRUCache<string, readonly SquadPlayer[]>({ max: MAX_CACHED_SQUADS });
  /** The squad of each team that was computed last: on each day of a window a few of its players change. */
  const latestSquads = new LRUCache<number, readonly SquadPlayer[]>({ max: MAX_CACHED_SQUADS });

  const windowOf = (teamId: number, instant: number): number => {
    const country = worldIndex.country(countryIdOf(teamId));
    return country === null ? 0 : windowAt(country, instant);
  };

  const clubSquad = (teamId: number, instant: number): readonly SquadPlayer[] => {
    const latest = latestSquads.get(teamId);
    const players = book.squad(teamId, instant).flatMap((id, place) => {
      const number = SHIRT_NUMBERS[place] ?? 40 + place;
      const latestPlayer = latest?.[place];
      if (latestPlayer?.id === id && latestPlayer.number === number) return latestPlayer;
      const player = playerOf(worldIndex, people, id);
      return player === null ? [] : [{ ...player, number, teamId }];
    });
    latestSquads.set(teamId, players);
    return players;
  };

  /** Returns the players called up, or players without a club if a country has too few in its leagues. */
  const nationalSquad = (teamId: number, instant: number): readonly SquadPlayer[] => {
    const calledUpPlayers = callUps.squad(teamId, instant);
    if (calledUpPlayers.length === 0) return clubSquad(teamId, instant);
    return calledUpPlayers.map((player, i) => ({ ...player, number: i + 1, teamId }));
  };

  const squad = (teamId: number, instant: number): readonly SquadPlayer[] => {
    const version = book.version(teamId, instant);
    const key = isNational(teamId)
      ? `${teamId} ${version} ${lastCallUp(instant).from}`
      : `${teamId} ${version}`;
    let players = squadsByKey.get(key);
    if (players === undefined) {
      players = isNational(teamId) ? nationalSquad(teamId, instant) : clubSquad(teamId, instant);
      squadsByKey.set(key, players);
    }
    return players;
  };

  return {
    squad,
    away: (teamId, instant) =>
      isNational(teamId) ? NO_PLAYERS : callUps.away(teamId, squad(teamId, instant), instant),
    quality: (player, year) => quality(worldIndex.seed, player, year),
    yearAt: (teamId, instant) => windowYear(windowOf(teamId, instant)),
    player: (id) =>
      Number.isSafeInteger(id) && id > 0 && book.since(id) !== null ? playerOf(worldIndex, people, id) : null,
    clubOf: (id, instant) => {
      const team = book.teamOf(id, instant);
      return team === null || isNational(team) ? null : team;
    },
  };
}
