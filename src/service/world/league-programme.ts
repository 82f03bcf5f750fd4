import { matchAddress, matchAttempt } from '#service/engine/match-id.ts';
import { timetable } from '#service/engine/timetable.ts';
import { dayAt } from './calendar/days.ts';
import type { LeagueCalendar } from './calendar/league-calendar.ts';
import { partAt, partGroup, partPairing } from './league-part.ts';
import type { LeagueSeason } from './league-season-type.ts';
import { leagueStages, PLAY_OFF_GROUP } from './league-stages.ts';
import { decisionsOf, leagueTables } from './league-tables.ts';
import { leagueMatchId } from './league-walk.ts';
import { countsSince } from './ledger.ts';
import { frameOf } from './meeting-frame.ts';
import { playOffKickOff } from './play-offs.ts';
import { ALONE, byDay, type Meeting, type Programme } from './programme.ts';
import type { Realm } from './realm.ts';
import type { Rearranged } from './rearranged.ts';
import { rearrangedMatches } from './rearranged.ts';
import type { Season } from './season.ts';
import { seasonId, seasonName } from './season.ts';
import type { SeasonTables } from './season-tables.ts';
import { knownAfter } from './settled.ts';
import { numberedStages } from './stages.ts';

/** Announcements of a schedule's parts, epoch seconds. */
interface Known {
  readonly opens: number;
  /** Announcement of the groups after a split; `opens` without a split. */
  readonly split: number;
  readonly playOffs: number;
}

function playOffMeetings(realm: Realm, league: LeagueSeason, known: number): readonly Meeting[] {
  return league.playOffs.map(
    ({ id, home, away, ratings }, index): Meeting => ({
      id,
      home,
      away,
      kickOff: playOffKickOff(realm, league, known, index),
      ratings,
      kind: 'single',
      neutral: true,
      ...ALONE,
      visibleFrom: known,
      group: PLAY_OFF_GROUP,
    }),
  );
}

/** Returns the play-offs' results and the instants from which they count. */
function playedOff(
  realm: Realm,
  league: LeagueSeason,
  meetings: readonly Meeting[],
): SeasonTables['playOffs'] {
  return meetings.flatMap((meeting) => {
    const played = league.playOffs.find(({ id }) => id === meeting.id);
    const frame = frameOf(realm, league.competition, meeting);
    const since = countsSince(frame, timetable(frame).end);
    return played === undefined ? [] : [{ since, winner: played.winner, loser: played.loser }];
  });
}

/**
 * Creates the schedule of a league season with second dates for postponed and abandoned matches. It is
 * announced at `opens` (epoch seconds), the part after a split once all matches before it are decided.
 */
export function leagueProgramme(
  realm: Realm,
  league: LeagueSeason,
  calendar: LeagueCalendar,
  opens: number,
): Programme {
  const { competition, year, rounds, slots, regular } = league;
  const { kickOffs } = calendar;
  const again = rearrangedMatches(realm.seed, league, calendar);
  const after = (round: number) => knownAfter(realm.seed, league, kickOffs, again, round);
  const known: Known = {
    opens,
    split: regular < rounds ? after(regular) : opens,
    playOffs: league.playOffs.length > 0 ? after(rounds) : opens,
  };
  const playOffs = playOffMeetings(realm, league, known.playOffs);

  const pairOf = (round: number, slot: number) => {
    const part = partAt(league.parts, round, slot);
    const pair = part === null ? null : partPairing(part, round - part.round, slot - part.slot);
    return part === null || pair === null ? null : { part, pair };
  };
  const dated: [id: number, kickOff: number][] = [];
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  const date = (matchId: number, kickOff: number) => {
    dated.push([matchId, kickOff]);
    first = Math.min(first, kickOff);
    last = Math.max(last, kickOff);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (let slot = 0; slot < slots; slot += 1) {
      if (partAt(league.parts, round, slot) === null) continue;
      date(leagueMatchId(league, round, slot), kickOffs[round * slots + slot] ?? 0);
    }
  }
  for (const second of again.values()) date(second.first + second.attempt, second.kickOff);
  const plannedEnd = dayAt(last);
  for (const playOff of playOffs) date(playOff.id, playOff.kickOff);
  const id = seasonId(year, competition.id);
  const name = seasonName(competition, year);
  const season: Season = {
    id,
    competition: competition.id,
    year,
    name,
    start: dayAt(first),
    end: dayAt(last),
    plannedEnd,
    rounds: playOffs.length > 0 ? rounds + 1 : rounds,
    stages: numberedStages(id, leagueStages(league, name, known.playOffs)),
    teams: [...league.teams].sort((a, b) => a - b),
  };

  const meeting = (matchId: number): Meeting | null => {
    const playOff = playOffs.find((each) => each.id === matchId);
    if (playOff !== undefined) return playOff;
    const attempt = matchAttempt(matchId);
    const firstId = matchId - attempt;
    const address = matchAddress(firstId);
    const found = address === null ? null : pairOf(address.round, address.slot);
    const second: Rearranged | undefined = again.get(firstId);
    if (address === null || found === null || (attempt > 0 && second?.attempt !== attempt)) return null;
    const { round, slot } = address;
    const [home, away] = found.pair;
    const own = attempt > 0 ? second : undefined;
    return {
      id: matchId,
      home: league.teams[home] ?? 0,
      away: league.teams[away] ?? 0,
      kickOff: own?.kickOff ?? kickOffs[round * slots + slot] ?? 0,
      ratings: [league.ratings[home] ?? 0, league.ratings[away] ?? 0],
      kind: 'league',
      neutral: false,
      carried: null,
      leg: null,
      aggregateId: null,
      relatedId: second === undefined ? null : attempt > 0 ? firstId : firstId + second.attempt,
      visibleFrom: own?.visibleFrom ?? (round < regular ? opens : known.split),
      group: partGroup(found.part, round - found.part.round),
    };
  };

  const inRound = (round: number): readonly number[] => {
    const ids = round === rounds ? playOffs.map(({ id: each }) => each) : [];
    for (let slot = 0; slot < slots; slot += 1) {
      if (partAt(league.parts, round, slot) === null) continue;
      const firstId = leagueMatchId(league, round, slot);
      const second = again.get(firstId);
      ids.push(firstId);
      if (second !== undefined) ids.push(firstId + second.attempt);
    }
    return ids;
  };
  const days = byDay(dated);
  const plays = (matchId: number, team: number) => {
    const found = meeting(matchId);
    return found !== null && (found.home === team || found.away === team);
  };
  const firstAfter = (team: number, at: number) =>
    [...dated]
      .sort((a, b) => a[1] - b[1])
      .find(([each, kickOff]) => kickOff >= at && plays(each, team))?.[0] ?? 0;

  return {
    season,
    tables: leagueTables(realm, league, season, known, {
      decisions: decisionsOf(league, calendar, opens, firstAfter),
      playOffs: playedOff(realm, league, playOffs),
    }),
    roundName: (round) => (round === rounds ? 'Play-off' : String(round + 1)),
    inRound,
    onDay: (day) => days.get(day) ?? [],
    meeting,
  };
}
