import { DAY } from '#service/world/calendar/days.ts';
import type { LeagueCalendar } from '#service/world/calendar/league-calendar.ts';
import { restfulInstant } from '#service/world/calendar/restful-instant.ts';
import { secondDateAnnouncement, secondDateNeed } from '#service/world/fixtures/second-date.ts';
import { partAt, partPairing } from './league-part.ts';
import type { LeagueSeason } from './league-season-type.ts';
import { blankFrame, leagueMatchId } from './league-walk.ts';

/** A match on a second date: rearranged (attempt 1) or replayed (attempt 2). */
export interface RearrangedMatch {
  /** Id of the first attempt. */
  readonly first: number;
  readonly attempt: 1 | 2;
  readonly kickOff: number;
  /** Announcement of the second date, epoch seconds. */
  readonly visibleFrom: number;
}

const REST_SECONDS = 40 * 3600;
/** Rest between a second date and other matches of its league. */
const LEAGUE_REST_SECONDS = 48 * 3600;
/**
 * Returns the latest second date of a round: before a split or the last round, without limit for the last round itself and
 * for national teams, who are together only on matchdays and after them.
 */
function latestFor(league: LeagueSeason, { kickOffs, spare, gap }: LeagueCalendar, round: number): number {
  const lastOfGap = gap.at(-1);
  if (lastOfGap !== undefined && round < league.regular) return lastOfGap;
  const lastRound = kickOffs[(league.rounds - 1) * league.slots] ?? 0;
  const isOpen = round === league.rounds - 1 || spare.every((at) => at > lastRound);
  return isOpen ? Number.POSITIVE_INFINITY : lastRound - REST_SECONDS;
}

/** Returns the spare instants up to a latest one, also those before a split. */
function spareUntil({ spare, gap }: LeagueCalendar, latest: number): readonly number[] {
  return [...new Set([...spare, ...gap])].filter((at) => at <= latest).sort((a, b) => a - b);
}

/** Returns the kick-offs of first attempts of two teams, given by their places. */
function kickOffsOf(league: LeagueSeason, { kickOffs }: LeagueCalendar, places: readonly number[]): number[] {
  const { rounds, slots, parts } = league;
  const own: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let slot = 0; slot < slots; slot += 1) {
      const part = partAt(parts, round, slot);
      const pair = part === null ? null : partPairing(part, round - part.round, slot - part.slot);
      if (pair?.some((place) => places.includes(place))) own.push(kickOffs[round * slots + slot] ?? 0);
    }
  }
  return own;
}

/** Returns the instants of one a day, at the hour of `at`, from `from` to `to`. */
function daily(at: number, from: number, to: number): readonly number[] {
  const first = at + Math.ceil((from - at) / DAY) * DAY;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / DAY) + 1) }, (_, i) => first + i * DAY);
}

/**
 * Returns the second dates of a league season by the id of the first attempt: the first spare instant at which
 * neither team has another rearranged match; before a split or the last round any evening if there is none.
 */
export function rearrangedMatches(
  seed: number,
  league: LeagueSeason,
  calendar: LeagueCalendar,
): ReadonlyMap<number, RearrangedMatch> {
  const matches = new Map<number, RearrangedMatch>();
  const kickOffsByPlace = new Map<number, number[]>();
  const secondKickOffs = (place: number) => kickOffsByPlace.get(place) ?? [];
  const isBusy = (place: number, at: number) =>
    secondKickOffs(place).some((other) => Math.abs(other - at) < REST_SECONDS);
  const frame = blankFrame(seed, league);
  for (let round = 0; round < league.rounds; round += 1) {
    for (let slot = 0; slot < league.slots; slot += 1) {
      frame.id = leagueMatchId(league, round, slot);
      frame.kickOff = calendar.kickOffs[round * league.slots + slot] ?? 0;
      const need = secondDateNeed(frame);
      const part = need === null ? null : partAt(league.parts, round, slot);
      const pair = part === null ? null : partPairing(part, round - part.round, slot - part.slot);
      if (need === null || pair === null) continue;
      const { attempt, announcedAt, noticedAt } = need;
      const latest = latestFor(league, calendar, round);
      const spare = spareUntil(calendar, latest);
      const ownKickOffs = kickOffsOf(league, calendar, pair).filter((at) => at !== frame.kickOff);
      const isFree = (at: number) =>
        !pair.some((place) => isBusy(place, at)) &&
        ownKickOffs.every((other) => Math.abs(other - at) >= LEAGUE_REST_SECONDS);
      const evening = () => {
        const evenings = daily(calendar.spare[0] ?? 0, noticedAt, latest);
        const busy = [...ownKickOffs, ...pair.flatMap(secondKickOffs)];
        return restfulInstant(evenings, busy, REST_SECONDS) ?? Math.max(latest, noticedAt);
      };
      const afterAll = (spare.at(-1) ?? frame.kickOff) + 7 * DAY * (1 + matches.size);
      const kickOff =
        spare.find((at) => at > announcedAt + 2 * DAY && isFree(at)) ??
        (latest === Number.POSITIVE_INFINITY
          ? afterAll
          : (spare.findLast((at) => at > noticedAt && isFree(at)) ?? evening()));
      for (const place of pair) kickOffsByPlace.set(place, [...secondKickOffs(place), kickOff]);
      const visibleFrom = secondDateAnnouncement(need, kickOff);
      matches.set(frame.id, { first: frame.id, attempt, kickOff, visibleFrom });
    }
  }
  return matches;
}
