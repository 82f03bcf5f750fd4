import { matchAddress, matchId, ROUNDS, SLOTS } from '#service/engine/match-id.ts';
import { stream, u32 } from '#service/engine/streams.ts';
import { DAY, dayOf } from './calendar/days.ts';
import type { Competition } from './competition.ts';
import type { Friendly } from './friendlies.ts';
import { friendlyAddress, friendlyPlace } from './friendly-address.ts';
import { ALONE, type Meeting, type Programme } from './programme.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import { seasonId } from './season.ts';
import type { StageEntry } from './stages.ts';
import { numberedStages } from './stages.ts';

/** Days before the kick-off, at least and at most, at which a friendly is announced. */
const KNOWN = [9, 24] as const;

/** Returns the one stage of friendlies, without tables or a knock-out. */
export function friendlyStage(competition: Competition, season: string, rounds: number): StageEntry {
  return {
    name: 'Friendlies',
    first: 0,
    last: rounds - 1,
    kind: 'matches',
    groups: [`${competition.name} ${season}`],
  };
}

/**
 * Creates the schedule of a year of friendlies in a region. They are arranged day by day, so there is no list.
 */
export function friendlyProgramme(
  realm: Realm,
  competition: Competition,
  year: number,
  friendliesOn: (day: number) => readonly Friendly[],
): Programme {
  const idOf = (day: number, number: number): number => {
    const place = friendlyPlace(year, { day, number });
    return matchId({ season: year, competition: competition.id, ...place, attempt: 0 });
  };
  const own = (day: number) => friendliesOn(day).filter((each) => each.region === competition.id);
  const first = dayOf(year, 1, 1);
  const last = dayOf(year, 12, 31);

  const meeting = (id: number): Meeting | null => {
    const address = matchAddress(id);
    const place = address === null ? null : friendlyAddress(year, address.round, address.slot);
    if (address === null || place === null || address.attempt > 0) return null;
    const friendly = own(place.day).find((each) => each.number === place.number);
    if (friendly === undefined) return null;
    const { home, away, kickOff } = friendly;
    const [least, most] = KNOWN;
    const days = least + (u32(stream(realm.seed, id, PURPOSE.announcement), 0) % (most - least));
    return {
      id,
      home,
      away,
      kickOff,
      ratings: [realm.rating(home, year), realm.rating(away, year)],
      kind: 'league',
      neutral: false,
      ...ALONE,
      visibleFrom: kickOff - days * DAY,
      group: 0,
    };
  };

  const season = seasonId(year, competition.id);
  return {
    tables: null,
    season: {
      id: season,
      competition: competition.id,
      year,
      name: String(year),
      start: first,
      end: last,
      plannedEnd: last,
      rounds: ROUNDS,
      stages: numberedStages(season, [friendlyStage(competition, String(year), ROUNDS)]),
      teams: [],
    },
    roundName: (round) => String(round + 1),
    inRound: (round) => {
      const from = friendlyAddress(year, round, 0)?.day;
      if (from === undefined) return [];
      const to = friendlyAddress(year, round, SLOTS - 1)?.day ?? last;
      const ids: number[] = [];
      for (let day = from; day <= to; day += 1) {
        for (const each of own(day)) {
          if (friendlyPlace(year, { day, number: each.number }).round === round)
            ids.push(idOf(day, each.number));
        }
      }
      return ids;
    },
    onDay: (day) => (day < first || day > last ? [] : own(day).map((each) => idOf(day, each.number))),
    meeting,
  };
}
