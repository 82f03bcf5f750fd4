import { LRUCache } from 'lru-cache';
import { below, stream } from '#service/engine/streams.ts';
import type { TrainingAbsences } from './availability/training-absences.ts';
import { areCalledUp, type CallUpPeriod, lastCallUp } from './calendar/call-up-periods.ts';
import { DAY } from './calendar/days.ts';
import type { CountryEntry } from './catalogue/country.ts';
import { countryIdOf, idInCountry } from './country-ids.ts';
import type { Membership } from './membership.ts';
import type { Homelands } from './people.ts';
import {
  bornOf,
  nationalityOf,
  type Player,
  type PositionClass,
  playerAddress,
  playerOf,
  positionClass,
  talent,
} from './player.ts';
import { quality } from './quality.ts';
import { STREAM } from './random-streams.ts';
import type { SquadBook } from './squad-book.ts';
import { windowAt, windowYear } from './squad-windows.ts';
import { TEAM_NUMBERS } from './teams.ts';
import type { WorldIndex } from './world-index.ts';

/** National squads, called up before each international window and kept until the next. */
export interface CallUps {
  /** Returns the latest squad at an instant, goalkeepers first; empty if a country has too few players. */
  squad(teamId: number, instant: number): readonly Player[];
  /** Returns the ids of a club's players who are with their national teams at an instant, and so not with the club. */
  away(clubId: number, players: readonly Player[], instant: number): ReadonlySet<number>;
}

/** Goalkeepers, defenders, midfielders and forwards of a national squad. */
const SQUAD_QUOTA: readonly (readonly [PositionClass, number])[] = [
  ['G', 3],
  ['D', 8],
  ['M', 7],
  ['F', 5],
];
const NATIONAL_SQUAD_SIZE = 23;
/** A club may have a match of its own, so it loses no more players to one country, and only one goalkeeper. */
const MAX_PLAYERS_PER_CLUB = 5;
/** Fit players whom no country takes from a club, the least talented ones: women's leagues play in men's windows. */
const FIT_MEN_LEFT_AT_CLUB = 13;
const FIT_WOMEN_LEFT_AT_CLUB = 18;
/** Weight of a player's form beside the quality. */
const MAX_FORM_POINTS = 150;
/** Players join the national team this long before its first kick-off and leave this long after its last. */
const ARRIVAL_SECONDS = 3 * DAY;
const DEPARTURE_SECONDS = 6 * 3600;

/** A player of a top league by id, before name and birth date are computed. */
interface Candidate {
  readonly id: number;
  readonly clubId: number;
}

const NO_PLAYERS: ReadonlySet<number> = new Set();

function isGoalkeeper(id: number): boolean {
  return positionClass(playerAddress(id).place) === 'G';
}

function nationalTeam(countryId: number, isWoman: boolean): number {
  return idInCountry(countryId, isWoman ? TEAM_NUMBERS.nationalWomen : TEAM_NUMBERS.national);
}

export interface CallUpSources {
  readonly worldIndex: WorldIndex;
  readonly membership: Membership;
  readonly people: Homelands;
  readonly book: SquadBook;
  readonly injuredInTraining: TrainingAbsences;
  /** Kick-offs of a team from one day to another. */
  kickOffs(teamId: number, from: number, to: number): readonly number[];
}

export function createCallUps({
  worldIndex,
  membership,
  people,
  book,
  injuredInTraining,
  kickOffs,
}: CallUpSources): CallUps {
  const pools = new LRUCache<number, ReadonlyMap<number, readonly Candidate[]>>({ max: 8 });
  const squadsByKey = new LRUCache<string, readonly Player[]>({ max: 400 });
  const duties = new LRUCache<string, readonly [from: number, to: number]>({ max: 400 });

  /** Returns the clubs of a country, men and women, whose players are called up in a period. */
  const topClubs = (country: CountryEntry, period: CallUpPeriod): readonly number[] => {
    const year = windowYear(windowAt(country, period.from * DAY));
    const women = Array.from({ length: country.women?.clubs ?? 0 }, (_, i) =>
      idInCountry(country.id, TEAM_NUMBERS.women + i + 1),
    );
    return [...(membership.tiers(country.id, year)?.[0] ?? []), ...women];
  };

  /** Returns the fit players of a club whom countries may call up: the most talented, all goalkeepers but one. */
  const availablePlayers = (clubId: number, isWoman: boolean, instant: number): readonly number[] => {
    const injuredIds = new Set(injuredInTraining(clubId, instant).map(({ playerId }) => playerId));
    const ranking = book
      .squad(clubId, instant)
      .filter((id) => !injuredIds.has(id))
      .map((id) => ({ id, talent: talent(worldIndex.seed, id), isKeeper: isGoalkeeper(id) }))
      .sort((a, b) => b.talent - a.talent || a.id - b.id);
    const keepers = ranking.filter(({ isKeeper }) => isKeeper).slice(0, -1);
    const others = ranking.filter(({ isKeeper }) => !isKeeper);
    const left = isWoman ? FIT_WOMEN_LEFT_AT_CLUB : FIT_MEN_LEFT_AT_CLUB;
    return [...keepers, ...others.slice(0, Math.max(0, ranking.length - left))].map(({ id }) => id);
  };

  /**
   * Returns all players of the world's top leagues, men and women, by the national team that may call them up.
   */
  const poolsOf = (period: CallUpPeriod): ReadonlyMap<number, readonly Candidate[]> => {
    const { from } = period;
    let pool = pools.get(from);
    if (pool !== undefined) return pool;
    const candidates = new Map<number, Candidate[]>();
    for (const country of worldIndex.countries) {
      for (const clubId of topClubs(country, period)) {
        const isWoman = worldIndex.team(clubId)?.level === 'women';
        for (const id of availablePlayers(clubId, isWoman, from * DAY)) {
          const team = nationalTeam(nationalityOf(worldIndex, people, id) ?? 0, isWoman);
          const list = candidates.get(team);
          if (list === undefined) candidates.set(team, [{ id, clubId }]);
          else list.push({ id, clubId });
        }
      }
    }
    pool = candidates;
    pools.set(from, pool);
    return pool;
  };

  const choose = (teamId: number, period: CallUpPeriod): readonly Player[] => {
    const year = new Date(period.from * DAY * 1000).getUTCFullYear();
    // Ranks by id only: names are computed for 23 players, not for hundreds of candidates.
    const ranking = (poolsOf(period).get(teamId) ?? [])
      .flatMap(({ id, clubId }) => {
        const address = playerAddress(id);
        const origin = worldIndex.team(address.teamId);
        if (origin === null) return [];
        const form = below(stream(worldIndex.seed, id, STREAM.callUp), period.from, MAX_FORM_POINTS);
        const born = bornOf(worldIndex.seed, id, origin.kind);
        return {
          id,
          position: positionClass(address.place),
          clubId,
          worth: quality(worldIndex.seed, { id, born }, year) + worldIndex.rating(clubId, year) / 2 + form,
        };
      })
      .sort((a, b) => b.worth - a.worth || a.id - b.id);
    const ofClub = new Map<number, number>();
    const keepersOf = new Set<number>();
    const selection = SQUAD_QUOTA.flatMap(([position, places]) => {
      const line: number[] = [];
      for (const { id, clubId, position: own } of ranking) {
        if (line.length === places) break;
        const count = ofClub.get(clubId) ?? 0;
        if (own !== position || count >= MAX_PLAYERS_PER_CLUB) continue;
        if (position === 'G' && keepersOf.has(clubId)) continue;
        if (position === 'G') keepersOf.add(clubId);
        ofClub.set(clubId, count + 1);
        line.push(id);
      }
      return line;
    });
    return selection.length < NATIONAL_SQUAD_SIZE
      ? []
      : selection.flatMap((id) => playerOf(worldIndex, people, id) ?? []);
  };

  const squadOf = (teamId: number, period: CallUpPeriod): readonly Player[] => {
    const key = `${teamId} ${period.from}`;
    let squad = squadsByKey.get(key);
    if (squad === undefined) {
      squad = choose(teamId, period);
      squadsByKey.set(key, squad);
    }
    return squad;
  };

  /** Returns the instants between which a team is together in a period; an empty span without matches. */
  const dutyOf = (teamId: number, { from, to }: CallUpPeriod): readonly [number, number] => {
    const key = `${teamId} ${from}`;
    let duty = duties.get(key);
    if (duty === undefined) {
      const matchKickOffs = kickOffs(teamId, from, to);
      duty =
        matchKickOffs.length === 0
          ? [0, 0]
          : [Math.min(...matchKickOffs) - ARRIVAL_SECONDS, Math.max(...matchKickOffs) + DEPARTURE_SECONDS];
      duties.set(key, duty);
    }
    return duty;
  };

  /** Returns whether players of a club can have been called up: it is a top club, or its squad has changed since. */
  const hasCandidates = (clubId: number, instant: number, period: CallUpPeriod): boolean => {
    const country = worldIndex.country(countryIdOf(clubId));
    if (country === null) return false;
    return (
      topClubs(country, period).includes(clubId) ||
      book.version(clubId, instant) !== book.version(clubId, period.from * DAY)
    );
  };

  const isAway = ({ id, countryId, isWoman }: Player, instant: number, period: CallUpPeriod): boolean => {
    const teamId = nationalTeam(countryId, isWoman);
    const [arrival, departure] = dutyOf(teamId, period);
    return (
      instant >= arrival && instant <= departure && squadOf(teamId, period).some((player) => player.id === id)
    );
  };

  return {
    squad: (teamId, instant) => squadOf(teamId, lastCallUp(instant)),
    away: (clubId, players, instant) => {
      if (!areCalledUp(instant)) return NO_PLAYERS;
      const period = lastCallUp(instant);
      if (!hasCandidates(clubId, instant, period)) return NO_PLAYERS;
      return new Set(players.filter((player) => isAway(player, instant, period)).map(({ id }) => id));
    },
  };
}
