import { fate } from '#service/engine/fate.ts';
import { matchAddress, matchAttempt } from '#service/engine/match-id.ts';
import { dayAt } from './calendar/days.ts';
import type { LeagueCalendar } from './calendar/league-calendar.ts';
import { partAt, partGroup, partPairing } from './league-part.ts';
import type { LeagueSeason } from './league-season.ts';
import { decisionsOf, leagueTables } from './league-tables.ts';
import { blankFrame, leagueMatchId } from './league-walk.ts';
import type { Meeting, Programme } from './programme.ts';
import { byDay } from './programme.ts';
import type { Realm } from './realm.ts';
import type { Rearranged } from './rearranged.ts';
import { rearrangedMatches } from './rearranged.ts';
import type { Season } from './season.ts';
import { seasonId, seasonName } from './season.ts';
import type { StageEntry } from './stages.ts';
import { numberedStages } from './stages.ts';

const HOUR = 3600;
/** No match lasts longer from its scheduled kick-off, delay and interruption included. */
const LONGEST = 6 * HOUR;
/** Time from the last decided match to the fixture list of what comes after a split. */
const BEFORE_SPLIT = 12 * HOUR;

function stagesOf(league: LeagueSeason, name: string): readonly StageEntry[] {
  const { format, competition, regular, rounds } = league;
  const first = { first: 0, last: regular - 1, kind: 'tables' } as const;
  const whole = `${competition.name} ${name}`;
  if (format?.kind === 'conferences') return [{ ...first, name: 'Conference', groups: format.names }];
  const season: StageEntry = { ...first, name: 'Regular Season', groups: [whole] };
  if (format === null) return [season];
  const groups = format.groups.map((group) => group.name);
  return [season, { name: 'Final Stage', first: regular, last: rounds - 1, kind: 'tables', groups }];
}

/** When all that is played before a split is decided, epoch seconds. */
function settledAt(
  seed: number,
  league: LeagueSeason,
  kickOffs: Float64Array,
  again: ReadonlyMap<number, Rearranged>,
): number {
  const frame = blankFrame(seed, league);
  let settled = 0;
  for (let round = 0; round < league.regular; round += 1) {
    for (let slot = 0; slot < league.slots; slot += 1) {
      frame.id = leagueMatchId(league, round, slot);
      frame.kickOff = kickOffs[round * league.slots + slot] ?? 0;
      const end = fate(frame);
      const second = again.get(frame.id)?.kickOff ?? 0;
      const decided = end.kind === 'abandoned' ? end.decided : 0;
      settled = Math.max(settled, Math.max(frame.kickOff, second) + LONGEST, decided);
    }
  }
  return Math.ceil(settled / HOUR) * HOUR;
}

/**
 * The programme of a league season: every pairing on its date, and second dates where the first failed. The
 * list is out at `opens` (epoch seconds); that of what comes after a split when all before it is decided.
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
  const isSplit = regular < rounds;
  const split = isSplit ? settledAt(realm.seed, league, kickOffs, again) + BEFORE_SPLIT : opens;

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
  const id = seasonId(year, competition.id);
  const name = seasonName(competition, year);
  const season: Season = {
    id,
    competition: competition.id,
    year,
    name,
    start: dayAt(first),
    end: dayAt(last),
    rounds,
    stages: numberedStages(id, stagesOf(league, name)),
    teams: [...league.teams].sort((a, b) => a - b),
  };

  const meeting = (matchId: number): Meeting | null => {
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
      visibleFrom: own?.visibleFrom ?? (round < regular ? opens : split),
      group: partGroup(found.part, round - found.part.round),
    };
  };

  const inRound = (round: number): readonly number[] => {
    const ids: number[] = [];
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
  const decisions = decisionsOf(league, calendar, opens, firstAfter);

  return {
    season,
    tables: leagueTables(realm, league, season, { opens, split }, decisions),
    roundName: (round) => String(round + 1),
    inRound,
    onDay: (day) => days.get(day) ?? [],
    meeting,
  };
}
