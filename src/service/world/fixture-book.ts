import { LRUCache } from 'lru-cache';
import { matchAddress } from '#service/engine/match-id.ts';
import { dayAt } from './calendar/days.ts';
import type { Fixture } from './fixture.ts';
import { fixtureOf } from './fixtures.ts';
import { meetingsBetween } from './meetings-between.ts';
import type { Programmes } from './programmes.ts';
import type { Realm } from './realm.ts';
import { roundAddress } from './season.ts';

/** Some weeks around the dates that people look at. */
const KEPT_DAYS = 40;

/** Finds the matches of the world by id, day, round, season or team. */
export interface FixtureBook {
  /** Null also for an attempt or a tie that cannot exist. Visible from `visibleFrom` on. */
  fixture(matchId: number): Fixture | null;
  /** All attempts of a UTC day (days since 1970) by scheduled kick-off, then id. */
  fixturesOn(day: number): readonly Fixture[];
  fixturesOfSeason(seasonId: number): readonly Fixture[];
  fixturesOfRound(roundId: number): readonly Fixture[];
  /** Matches of a team with a scheduled kick-off from `from` to before `to` (epoch seconds). */
  fixturesOfTeam(teamId: number, from: number, to: number): readonly Fixture[];
  /** Matches between two teams with a scheduled kick-off before `before`, club friendlies excepted. */
  fixturesBetween(firstTeamId: number, secondTeamId: number, before: number): readonly Fixture[];
}

const present = (fixtures: readonly (Fixture | null)[]): Fixture[] =>
  fixtures.filter((each) => each !== null).sort((a, b) => a.frame.kickOff - b.frame.kickOff || a.id - b.id);

export function createFixtureBook(realm: Realm, programmes: Programmes): FixtureBook {
  const days = new LRUCache<number, readonly Fixture[]>({ max: KEPT_DAYS });

  const fixture = (id: number): Fixture | null => {
    const address = matchAddress(id);
    const competition = address === null ? null : realm.competition(address.competition);
    if (address === null || competition === null) return null;
    const programme = programmes.of(competition, address.season);
    const meeting = programme?.meeting(id) ?? null;
    if (programme === null || meeting === null) return null;
    return fixtureOf(realm, competition, programme, meeting);
  };

  return {
    fixture,
    fixturesOn: (day) => {
      let found = days.get(day);
      if (found === undefined) {
        const ids = programmes.running(day).flatMap((programme) => programme.onDay(day));
        found = present(ids.map(fixture));
        days.set(day, found);
      }
      return found;
    },
    fixturesOfRound: (roundId) => {
      const { season, round } = roundAddress(roundId);
      return present((programmes.ofSeason(season)?.programme.inRound(round) ?? []).map(fixture));
    },
    fixturesOfSeason: (seasonId) => {
      const programme = programmes.ofSeason(seasonId)?.programme;
      const rounds = Array.from({ length: programme?.season.rounds ?? 0 }, (_, round) => round);
      return present(rounds.flatMap((round) => programme?.inRound(round) ?? []).map(fixture));
    },
    fixturesOfTeam: (teamId, from, to) => {
      const team = realm.team(teamId);
      if (team === null) return [];
      const found = programmes.ofTeam(team, dayAt(from), dayAt(to)).map(fixture);
      return present(found).filter(({ frame }) => frame.kickOff >= from && frame.kickOff < to);
    },
    fixturesBetween: (firstId, secondId, before) => {
      const [first, second] = [realm.team(firstId), realm.team(secondId)];
      if (first === null || second === null) return [];
      const found = meetingsBetween(realm.competitions, programmes, [first, second], before).map(fixture);
      return present(found).filter(({ frame }) => frame.kickOff < before);
    },
  };
}
