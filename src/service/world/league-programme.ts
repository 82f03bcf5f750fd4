import { matchAttempt } from '#service/engine/match-id.ts';
import { dayAt } from './calendar/days.ts';
import type { LeagueCalendar } from './calendar/league-calendar.ts';
import type { LeagueSeason } from './league-season.ts';
import { leagueMatchId } from './league-season.ts';
import { pairing } from './pairing.ts';
import type { Meeting, Programme } from './programme.ts';
import { byDay } from './programme.ts';
import type { Rearranged } from './rearranged.ts';
import { rearrangedMatches } from './rearranged.ts';
import type { Season } from './season.ts';
import { seasonId, seasonName } from './season.ts';

/**
 * The programme of a league season: every pairing on its date, and second dates where the first failed. The
 * list is out at `opens` (epoch seconds).
 */
export function leagueProgramme(
  seed: number,
  league: LeagueSeason,
  calendar: LeagueCalendar,
  opens: number,
): Programme {
  const { competition, year, rounds, slots } = league;
  const { kickOffs } = calendar;
  const again = rearrangedMatches(seed, league, kickOffs, calendar.spare);
  const first = kickOffs.reduce((least, at) => Math.min(least, at), Infinity);
  let last = kickOffs.reduce((most, at) => Math.max(most, at), 0);
  for (const { kickOff } of again.values()) last = Math.max(last, kickOff);
  const season: Season = {
    id: seasonId(year, competition.id),
    competition: competition.id,
    year,
    name: seasonName(competition, year),
    start: dayAt(first),
    end: dayAt(last),
    rounds,
    teams: [...league.teams].sort((a, b) => a - b),
  };

  const start = leagueMatchId(league, 0, 0);
  const meeting = (id: number): Meeting | null => {
    const attempt = matchAttempt(id);
    const firstId = id - attempt;
    const place = Math.floor((firstId - start) / 4);
    const round = Math.floor(place / 64);
    const slot = place % 64;
    const pair = pairing(league.teams.length, league.legs, round, slot);
    const second: Rearranged | undefined = again.get(firstId);
    if (pair === null || (attempt > 0 && second?.attempt !== attempt)) return null;
    const [home, away] = pair;
    const own = attempt > 0 ? second : undefined;
    return {
      id,
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
      visibleFrom: own?.visibleFrom ?? opens,
    };
  };

  const inRound = (round: number): readonly number[] => {
    if (round < 0 || round >= rounds) return [];
    const ids: number[] = [];
    for (let slot = 0; slot < slots; slot += 1) {
      const id = leagueMatchId(league, round, slot);
      const second = again.get(id);
      ids.push(id);
      if (second !== undefined) ids.push(id + second.attempt);
    }
    return ids;
  };

  function* dated(): Generator<readonly [number, number]> {
    for (let round = 0; round < rounds; round += 1) {
      for (let slot = 0; slot < slots; slot += 1) {
        yield [leagueMatchId(league, round, slot), kickOffs[round * slots + slot] ?? 0];
      }
    }
    for (const second of again.values()) yield [second.first + second.attempt, second.kickOff];
  }
  const days = byDay(dated());

  return {
    season,
    roundName: (round) => String(round + 1),
    inRound,
    onDay: (day) => days.get(day) ?? [],
    meeting,
  };
}
