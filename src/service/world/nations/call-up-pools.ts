import { LRUCache } from 'lru-cache';
import type { TrainingAbsences } from '#service/world/availability/training-absences.ts';
import type { CallUpPeriod } from '#service/world/calendar/call-up-periods.ts';
import { DAY } from '#service/world/calendar/days.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { countryIdOf, idInCountry } from '#service/world/country-ids.ts';
import type { Membership } from '#service/world/leagues/membership.ts';
import type { Homelands } from '#service/world/people/people.ts';
import { isGoalkeeper, nationalityOf, talent } from '#service/world/people/player.ts';
import type { SquadBook } from '#service/world/squads/squad-book.ts';
import { windowAt, windowYear } from '#service/world/squads/squad-windows.ts';
import { TEAM_NUMBERS } from '#service/world/teams/teams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { nationalTeamId } from './national-teams.ts';
import { isYouthPlayer } from './youth-age.ts';

/** A player whom a country may call up, before name and birth date are computed. */
export interface Candidate {
  readonly id: number;
  readonly clubId: number;
}

/** Players whom countries may call up in a period. */
export interface CallUpPools {
  /** Returns the fit players of the world's top leagues, men and women, for a national team. */
  top(teamId: number, period: CallUpPeriod): readonly Candidate[];
  /** Returns the young men of a country in the first teams of its other clubs, fit or not. */
  lowerLeagues(countryId: number, period: CallUpPeriod): readonly Candidate[];
  /** Returns those in the youth and reserve teams of its clubs, fit or not. */
  otherSides(countryId: number, period: CallUpPeriod): readonly Candidate[];
  isTopClub(clubId: number, period: CallUpPeriod): boolean;
}

/** Fit players whom no country takes from a club, the least talented ones: women's leagues play in men's windows. */
const FIT_MEN_LEFT_AT_CLUB = 13;
const FIT_WOMEN_LEFT_AT_CLUB = 18;
/** Players of a top club for youth teams: their tournaments are held while some leagues play. */
const MAX_YOUNG_PLAYERS = 2;

export interface CallUpPoolSources {
  readonly worldIndex: WorldIndex;
  readonly membership: Membership;
  readonly people: Homelands;
  readonly book: SquadBook;
  readonly injuredInTraining: TrainingAbsences;
}

/** Returns the ids of a country's teams of a kind. */
function sideIds({ id }: CountryEntry, first: number, clubs = 0): readonly number[] {
  return Array.from({ length: clubs }, (_, i) => idInCountry(id, first + i + 1));
}

export function createCallUpPools({
  worldIndex,
  membership,
  people,
  book,
  injuredInTraining,
}: CallUpPoolSources): CallUpPools {
  const topPools = new LRUCache<number, ReadonlyMap<number, readonly Candidate[]>>({ max: 8 });

  const tiersIn = (countryId: number, { from }: CallUpPeriod) => {
    const country = worldIndex.country(countryId);
    return country === null
      ? []
      : (membership.tiers(countryId, windowYear(windowAt(country, from * DAY))) ?? []);
  };

  /** Returns the clubs of a country, men and women, whose players are called up to all national teams. */
  const topClubs = (country: CountryEntry, period: CallUpPeriod): readonly number[] => [
    ...(tiersIn(country.id, period)[0] ?? []),
    ...sideIds(country, TEAM_NUMBERS.women, country.women?.clubs),
  ];

  const isYoung = (id: number, period: CallUpPeriod) => isYouthPlayer(worldIndex, id, period.from);

  const countryOfPlayer = (id: number) => nationalityOf(worldIndex, people, id) ?? 0;

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

  const mostTalented = (ids: readonly number[]): readonly number[] =>
    ids
      .toSorted((a, b) => talent(worldIndex.seed, b) - talent(worldIndex.seed, a) || a - b)
      .slice(0, MAX_YOUNG_PLAYERS);

  /** Returns all players of the world's top leagues, men and women, by the national team that may call them up. */
  const topPlayers = (period: CallUpPeriod): ReadonlyMap<number, readonly Candidate[]> => {
    const candidates = new Map<number, Candidate[]>();
    const add = (team: number, candidate: Candidate) => {
      const list = candidates.get(team);
      if (list === undefined) candidates.set(team, [candidate]);
      else list.push(candidate);
    };
    for (const country of worldIndex.countries) {
      for (const clubId of topClubs(country, period)) {
        const isWoman = worldIndex.team(clubId)?.level === 'women';
        const ids = availablePlayers(clubId, isWoman, period.from * DAY);
        const youth = isWoman ? [] : mostTalented(ids.filter((id) => isYoung(id, period)));
        for (const id of ids) {
          const nationality = countryOfPlayer(id);
          add(nationalTeamId(nationality, isWoman ? 'national-women' : 'national'), { id, clubId });
          if (youth.includes(id)) add(nationalTeamId(nationality, 'national-youth'), { id, clubId });
        }
      }
    }
    return candidates;
  };

  const youngMenOf = (
    countryId: number,
    teamIds: readonly number[],
    period: CallUpPeriod,
  ): readonly Candidate[] =>
    teamIds.flatMap((clubId) =>
      book
        .squad(clubId, period.from * DAY)
        .filter((id) => isYoung(id, period) && countryOfPlayer(id) === countryId)
        .map((id) => ({ id, clubId })),
    );

  return {
    top: (teamId, period) => {
      let pool = topPools.get(period.from);
      if (pool === undefined) {
        pool = topPlayers(period);
        topPools.set(period.from, pool);
      }
      return pool.get(teamId) ?? [];
    },
    lowerLeagues: (countryId, period) =>
      youngMenOf(countryId, tiersIn(countryId, period).slice(1).flat(), period),
    otherSides: (countryId, period) => {
      const country = worldIndex.country(countryId);
      if (country === null) return [];
      const teamIds = [
        ...sideIds(country, TEAM_NUMBERS.youth, country.youth?.clubs),
        ...sideIds(country, TEAM_NUMBERS.reserves, country.reserves?.clubs),
      ];
      return youngMenOf(countryId, teamIds, period);
    },
    isTopClub: (clubId, period) => {
      const country = worldIndex.country(countryIdOf(clubId));
      return country !== null && topClubs(country, period).includes(clubId);
    },
  };
}
