import { LRUCache } from 'lru-cache';
import { result } from '#service/engine/result.ts';
import { DAY } from './calendar/days.ts';
import type { Competition } from './competition.ts';
import { finalTable } from './final-table.ts';
import { leagueSeason } from './league-season.ts';
import { frameOf } from './meeting-frame.ts';
import type { Membership } from './membership.ts';
import type { Programme } from './programme.ts';
import type { Programmes } from './programmes.ts';
import type { Realm } from './realm.ts';
import { seasonId } from './season.ts';

/** Winners of seasons. */
export interface Winners {
  /** Returns the team that wins a season, played or not; null for friendlies. */
  of(competition: Competition, year: number): number | null;
  /**
   * Returns the instant from which the winner is final, epoch seconds; null for a season that does not exist.
   */
  since(competition: Competition, year: number): number | null;
}

/** Days after the last kick-off in which an abandoned match may still be ruled on. */
const RULED = 5;
const KEPT = 6000;

export function createWinners(realm: Realm, membership: Membership, programmes: Programmes): Winners {
  const kept = new LRUCache<number, number>({ max: KEPT });

  const ofLeague = (competition: Competition, year: number, { season }: Programme): number | undefined => {
    // All pairs meet equally often, so the rounds give the legs.
    const rounds = season.teams.length - 1 + (season.teams.length % 2);
    const legs = Math.round(season.rounds / rounds);
    return finalTable(realm, leagueSeason(realm, competition, year, season.teams, legs))[0]?.team;
  };

  const ofCup = (competition: Competition, { season, inRound, meeting }: Programme): number | undefined => {
    const [last] = inRound(season.rounds - 1);
    const final = last === undefined ? null : meeting(last);
    if (final === null) return undefined;
    const { winner } = result(frameOf(realm, competition, final));
    return winner === 'away' ? final.away : final.home;
  };

  const find = (competition: Competition, year: number): number | undefined => {
    const { countryId, tier } = competition;
    // Promotion needs these final tables, so they exist without a fixture list.
    if (countryId !== null && tier !== null) return membership.finalOrder(countryId, tier - 1, year)[0];
    const programme = programmes.of(competition, year);
    if (programme === null) return undefined;
    return competition.isCup ? ofCup(competition, programme) : ofLeague(competition, year, programme);
  };

  return {
    of: (competition, year) => {
      if (competition.isFriendly) return null;
      const key = seasonId(year, competition.id);
      let winner = kept.get(key);
      if (winner === undefined) {
        winner = find(competition, year);
        if (winner !== undefined) kept.set(key, winner);
      }
      return winner ?? null;
    },
    since: (competition, year) => {
      const season = programmes.of(competition, year)?.season;
      return season === undefined ? null : (season.end + RULED) * DAY;
    },
  };
}
