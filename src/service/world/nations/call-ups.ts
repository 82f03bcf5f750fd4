import { LRUCache } from 'lru-cache';
import { below, stream } from '#service/engine/streams.ts';
import { areCalledUp, type CallUpPeriod, lastCallUp } from '#service/world/calendar/call-up-periods.ts';
import { DAY, yearOf } from '#service/world/calendar/days.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import { bornOf, isGoalkeeper, type Player, playerAddress, playerOf } from '#service/world/people/player.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { ScheduledMeeting } from '#service/world/seasons/season-schedule.ts';
import { quality } from '#service/world/squads/quality.ts';
import { type CandidateGroup, chooseSquad } from './call-up-choice.ts';
import { type CallUpPoolSources, type Candidate, createCallUpPools } from './call-up-pools.ts';
import { nationalTeamId } from './national-teams.ts';
import { isYouth } from './youth-age.ts';

/** National squads, called up before each international window and kept until the next. */
export interface CallUps {
  /** Returns the latest squad at an instant, goalkeepers first; empty if a country has too few players. */
  squad(teamId: number, instant: number): readonly Player[];
  /** Returns the ids of a club's players who are with their national teams at an instant, and so not with the club. */
  away(clubId: number, players: readonly Player[], instant: number): ReadonlySet<number>;
}

/** A club may have a match of its own, so it loses no more players to one country. */
const MAX_PLAYERS_PER_CLUB = 5;
/** The same for youth teams: most of their players' clubs have matches, also during tournaments. */
const MAX_YOUNG_PLAYERS_PER_CLUB = 2;
/** Weight of a player's form beside the quality. */
const MAX_FORM_POINTS = 150;
/** Players join the national team this long before its first kick-off and leave this long after its last. */
const ARRIVAL_SECONDS = 3 * DAY;
const DEPARTURE_SECONDS = 6 * 3600;

/** Days between two looks at the goalkeepers of a club: injuries last four at least. */
const KEEPER_CHECK_DAYS = 3;

const MAX_CACHED_PERIODS = 8;
/** All national teams in two periods. */
const MAX_CACHED_TEAMS = 600;

const NO_PLAYERS: ReadonlySet<number> = new Set();

export interface CallUpSources extends CallUpPoolSources {
  /** Returns the matches of national teams on the days from `from` to `to`. */
  nationalMeetings(from: number, to: number): readonly Pick<ScheduledMeeting, 'home' | 'away' | 'kickOff'>[];
}

/** Instants between which each national team with matches in a period is together. */
type Duties = ReadonlyMap<number, readonly [from: number, to: number]>;

export function createCallUps({ nationalMeetings, ...sources }: CallUpSources): CallUps {
  const { worldIndex, people, book, injuredInTraining } = sources;
  const pools = createCallUpPools(sources);
  const idsByKey = new LRUCache<string, readonly number[]>({ max: MAX_CACHED_TEAMS });
  const duties = new LRUCache<number, Duties>({ max: MAX_CACHED_PERIODS });

  /** Returns candidates, best first. Ranks by id only: names are computed for 23 players, not for hundreds. */
  const rank = (candidates: readonly Candidate[], { from }: CallUpPeriod): readonly Candidate[] => {
    const year = yearOf(from);
    return candidates
      .flatMap((candidate) => {
        const { id, clubId } = candidate;
        const origin = worldIndex.team(playerAddress(id).teamId);
        if (origin === null) return [];
        const form = below(stream(worldIndex.seed, id, STREAM.callUp), from, MAX_FORM_POINTS);
        const born = bornOf(worldIndex.seed, id, origin.kind);
        const worth =
          quality(worldIndex.seed, { id, born }, year) + worldIndex.rating(clubId, year) / 2 + form;
        return { candidate, worth };
      })
      .sort((a, b) => b.worth - a.worth || a.candidate.id - b.candidate.id)
      .map(({ candidate }) => candidate);
  };

  /** Returns whether a player is fit; a goalkeeper's club has to have its others for as long as its squad stays. */
  const isFree = ({ id, clubId }: Candidate, { from, to }: CallUpPeriod): boolean => {
    const injuredIds = (day: number) => injuredInTraining(clubId, day * DAY).map(({ playerId }) => playerId);
    if (!isGoalkeeper(id)) return !injuredIds(from).includes(id);
    const version = book.version(clubId, from * DAY);
    for (let day = from; day <= to && book.version(clubId, day * DAY) === version; day += KEEPER_CHECK_DAYS) {
      if (injuredIds(day).some(isGoalkeeper)) return false;
    }
    return true;
  };

  /**
   * Returns the young players of a country: those of top leagues, of its other clubs, of its clubs' other sides, and at
   * last those without a club.
   */
  const youthGroups = (teamId: number, period: CallUpPeriod): readonly CandidateGroup[] => {
    const countryId = countryIdOf(teamId);
    const seniors = idsOf(nationalTeamId(countryId, 'national'), period);
    const group = (candidates: () => readonly Candidate[]): CandidateGroup => ({
      ranking: () =>
        rank(
          candidates().filter(({ id }) => !seniors.includes(id)),
          period,
        ),
      maxPlayersPerClub: MAX_YOUNG_PLAYERS_PER_CLUB,
      isFree: (candidate) => isFree(candidate, period),
    });
    return [
      group(() => pools.top(teamId, period)),
      group(() => pools.lowerLeagues(countryId, period)),
      group(() => pools.otherSides(countryId, period)),
      {
        ranking: () => book.squad(teamId, period.from * DAY).map((id) => ({ id, clubId: null })),
        maxPlayersPerClub: 0,
        isFree: () => true,
      },
    ];
  };

  const groupsOf = (teamId: number, period: CallUpPeriod): readonly CandidateGroup[] =>
    worldIndex.team(teamId)?.kind === 'national-youth'
      ? youthGroups(teamId, period)
      : [
          {
            ranking: () => rank(pools.top(teamId, period), period),
            maxPlayersPerClub: MAX_PLAYERS_PER_CLUB,
            isFree: () => true,
          },
        ];

  const idsOf = (teamId: number, period: CallUpPeriod): readonly number[] => {
    const key = `${teamId} ${period.from}`;
    let ids = idsByKey.get(key);
    if (ids === undefined) {
      ids = chooseSquad(groupsOf(teamId, period));
      idsByKey.set(key, ids);
    }
    return ids;
  };

  const dutiesIn = ({ from, to }: CallUpPeriod): Duties => {
    let spans = duties.get(from);
    if (spans === undefined) {
      const kickOffs = new Map<number, number[]>();
      for (const { home, away, kickOff } of nationalMeetings(from, to)) {
        for (const team of [home, away]) kickOffs.set(team, [...(kickOffs.get(team) ?? []), kickOff]);
      }
      spans = new Map(
        [...kickOffs].map(([team, instants]) => [
          team,
          [Math.min(...instants) - ARRIVAL_SECONDS, Math.max(...instants) + DEPARTURE_SECONDS],
        ]),
      );
      duties.set(from, spans);
    }
    return spans;
  };

  /** Returns whether seniors of a club can have been called up: it is a top club, or its squad has changed since. */
  const hasSeniors = (clubId: number, instant: number, period: CallUpPeriod): boolean =>
    pools.isTopClub(clubId, period) ||
    book.version(clubId, instant) !== book.version(clubId, period.from * DAY);

  /** Returns whether a player is with a national team that is together. */
  const isAway = (id: number, teamId: number, instant: number, period: CallUpPeriod): boolean => {
    const [arrival, departure] = dutiesIn(period).get(teamId) ?? [0, 0];
    return instant >= arrival && instant <= departure && idsOf(teamId, period).includes(id);
  };

  return {
    squad: (teamId, instant) =>
      idsOf(teamId, lastCallUp(instant)).flatMap((id) => playerOf(worldIndex, people, id) ?? []),
    away: (clubId, players, instant) => {
      if (!areCalledUp(instant)) return NO_PLAYERS;
      const period = lastCallUp(instant);
      const withSeniors = hasSeniors(clubId, instant, period);
      const teamsOf = ({ countryId, born, isWoman }: Player) => [
        ...(withSeniors ? [nationalTeamId(countryId, isWoman ? 'national-women' : 'national')] : []),
        ...(!isWoman && isYouth(born, period.from) ? [nationalTeamId(countryId, 'national-youth')] : []),
      ];
      return new Set(
        players
          .filter((player) => teamsOf(player).some((teamId) => isAway(player.id, teamId, instant, period)))
          .map(({ id }) => id),
      );
    },
  };
}
