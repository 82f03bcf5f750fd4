import { LRUCache } from 'lru-cache';
import { isQualifyingSeason } from '#service/world/calendar/nations-years.ts';
import { NATIONAL_REGIONS, type NationalRegionEntry } from '#service/world/catalogue/international.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import { GROUP_SIZE } from '#service/world/cups/group-draw.ts';
import { type GroupStage, playGroups } from '#service/world/cups/group-stage.ts';
import { type CupRoundPlan, playRound } from '#service/world/cups/knock-out.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import { createListedSchedule, type NamedRound } from '#service/world/seasons/listed-schedule.ts';
import { isSeasonYear, seasonIdOf } from '#service/world/seasons/season.ts';
import type { SeasonSchedule } from '#service/world/seasons/season-schedule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { teamsByRating } from './national-teams.ts';
import { internationalKickOff, matchdays, nationsOpen } from './nations.ts';
import { worldCupHost } from './world-cup-host.ts';

/** A region's qualifiers in the season before a World Cup. */
interface Qualifying {
  readonly schedule: SeasonSchedule;
  readonly qualifiedTeams: readonly number[];
}

/** Qualifiers by region, played on first use. */
export interface Qualifiers {
  /** Null for other competitions and seasons, and for a region with too few teams. */
  of(competitionId: number, year: number): Qualifying | null;
}

/** A match a pair at each side: six matchdays, which leaves the last two of the season for play-offs. */
const LEGS = 2;
const FIRST_PLAY_OFF_ROUND = 6;
const STAGE_NAME = 'Play-offs';
const CUP_NAME = 'World Cup';

/** How many of the second teams of the groups qualify at once, and how many by a play-off of two. */
interface SecondPlaces {
  readonly direct: number;
  readonly playOffs: number;
}

/** Returns the places left by the winners of the groups, as many of them by play-offs as there are teams for. */
function secondPlaces(groups: number, places: number): SecondPlaces {
  const open = places - groups;
  const playOffs = Math.min(open, groups - open);
  return { direct: open - playOffs, playOffs };
}

function leadsTo({ direct, playOffs }: SecondPlaces): readonly string[] {
  if (playOffs === 0) return direct === 0 ? [CUP_NAME] : [CUP_NAME, CUP_NAME];
  return [CUP_NAME, direct === 0 ? STAGE_NAME : `${CUP_NAME} or play-offs`];
}

/** Returns the second teams of the groups, best first, by results per match since groups differ in size. */
function rankSeconds({ finalTables }: GroupStage): readonly number[] {
  return finalTables
    .flatMap(([, second]) => second ?? [])
    .map(({ team, overall: { played, points, scored, against } }) => ({
      team,
      points: points / played,
      difference: (scored - against) / played,
      scored: scored / played,
    }))
    .sort(
      (a, b) => b.points - a.points || b.difference - a.difference || b.scored - a.scored || a.team - b.team,
    )
    .map(({ team }) => team);
}

function playQualifiers(
  worldIndex: WorldIndex,
  competition: Competition,
  region: NationalRegionEntry,
  year: number,
): Qualifying | null {
  const { worldCupPlaces } = region;
  const hostId = worldCupHost(worldIndex, region.side, year + 1)?.id;
  const teams = teamsByRating(worldIndex, region, year).filter((team) => countryIdOf(team) !== hostId);
  if (teams.length <= worldCupPlaces) return null;
  const days = matchdays(year);
  const kickOff = (round: number, home: number, turn: number, slot: number) => {
    const day = days[round];
    return day === undefined ? 0 : internationalKickOff(worldIndex, home, day, turn, slot);
  };
  const places = secondPlaces(Math.ceil(teams.length / GROUP_SIZE), worldCupPlaces);
  const groups = playGroups(worldIndex, competition, year, {
    teams,
    legs: LEGS,
    neutral: false,
    visibleFrom: nationsOpen(year),
    leadsTo: leadsTo(places),
    kickOff: (round, home, slot) => {
      const group = Math.floor(slot / 2);
      return kickOff(round, home, group, round === FIRST_PLAY_OFF_ROUND - 1 ? group : slot);
    },
  });
  const seconds = rankSeconds(groups);
  const { direct, playOffs } = places;
  const contenders = seconds.slice(direct, direct + 2 * playOffs);
  const round: CupRoundPlan = {
    name: STAGE_NAME,
    round: FIRST_PLAY_OFF_ROUND,
    neutral: false,
    group: groups.winners.length,
    kickOffs: [0, 1].map((leg) => (home, slot) => kickOff(FIRST_PLAY_OFF_ROUND + leg, home, slot, slot)),
  };
  // The better second is at home last.
  const pairs = contenders
    .slice(0, playOffs)
    .map((better, i) => [contenders[2 * playOffs - 1 - i] ?? 0, better] as const);
  const { ties } = playRound(worldIndex, competition, year, round, pairs, groups.drawnAt);
  const playOffRounds = [0, 1].map(
    (leg): NamedRound => ({
      round: FIRST_PLAY_OFF_ROUND + leg,
      name: STAGE_NAME,
      meetings: ties.flatMap((tie) => tie.legs[leg] ?? []),
    }),
  );
  const playOffStage = {
    name: STAGE_NAME,
    first: FIRST_PLAY_OFF_ROUND,
    last: FIRST_PLAY_OFF_ROUND + 1,
    kind: 'knock-out',
    groups: [STAGE_NAME],
  } as const;
  const schedule = createListedSchedule(
    competition,
    year,
    teams,
    [...groups.rounds, ...(playOffs === 0 ? [] : playOffRounds)],
    [groups.stage, ...(playOffs === 0 ? [] : [playOffStage])],
    null,
    groups.tables,
  );
  return schedule === null
    ? null
    : {
        schedule,
        qualifiedTeams: [...groups.winners, ...seconds.slice(0, direct), ...ties.map(({ winner }) => winner)],
      };
}

/** Qualifiers of the latest World Cups. */
const MAX_CACHED_QUALIFIERS = 4 * NATIONAL_REGIONS.length;

export function createQualifiers(worldIndex: WorldIndex): Qualifiers {
  const bySeason = new LRUCache<number, Qualifying>({ max: MAX_CACHED_QUALIFIERS });
  return {
    of: (competitionId, year) => {
      const region = NATIONAL_REGIONS.find((each) => each.qualifiers === competitionId);
      const competition = worldIndex.competition(competitionId);
      if (region === undefined || competition === null) return null;
      if (!isSeasonYear(year) || !isQualifyingSeason(region.side, year)) return null;
      const key = seasonIdOf(year, competition.id);
      let qualifying = bySeason.get(key) ?? null;
      if (qualifying === null) {
        qualifying = playQualifiers(worldIndex, competition, region, year);
        if (qualifying !== null) bySeason.set(key, qualifying);
      }
      return qualifying;
    },
  };
}
