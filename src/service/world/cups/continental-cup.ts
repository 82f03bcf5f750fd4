import { continentalPlan, groupDates, knockOutDates } from '#service/world/calendar/continental-plan.ts';
import { DAY, dayOf } from '#service/world/calendar/days.ts';
import { localInstant, zoneOffset } from '#service/world/calendar/local-time.ts';
import { type SeasonSpan, seasonSpan } from '#service/world/calendar/season-span.ts';
import { CONTINENTAL_CUPS, type ContinentalCupEntry } from '#service/world/catalogue/international.ts';
import { countryIdOf, idInCountry } from '#service/world/country-ids.ts';
import { drawBelow } from '#service/world/draw.ts';
import type { Membership } from '#service/world/leagues/membership.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import {
  createListedSchedule,
  knockOutStage,
  type NamedRound,
} from '#service/world/seasons/listed-schedule.ts';
import { FIRST_SEASON, seasonIdOf } from '#service/world/seasons/season.ts';
import type { SeasonSchedule } from '#service/world/seasons/season-schedule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { continentalPlaces } from './continental-places.ts';
import { type GroupStage, pairAfterGroups, playGroups } from './group-stage.ts';
import { type CupRoundPlan, drawTies, playRound, roundNames } from './knock-out.ts';

const TUESDAY_OFFSET = -4;
const WEDNESDAY_OFFSET = -3;
/** A slot whose matches are on Wednesday evening. */
const WEDNESDAY_SLOT = 3;
/** Kick-off of a final on a Saturday, seconds of the day (UTC). */
const FINAL_SECOND = 19 * 3600;

/**
 * Returns the kick-off of a tie, epoch seconds: simultaneous in Europe and Africa, in the evening of both sides
 * in Asia, in local time elsewhere.
 */
function kickOffAt(
  worldIndex: WorldIndex,
  entry: ContinentalCupEntry,
  home: number,
  saturday: number,
  slot: number,
): number {
  const day = saturday + (slot % 2 === 0 ? TUESDAY_OFFSET : WEDNESDAY_OFFSET);
  const zone = worldIndex.country(countryIdOf(home))?.zone ?? 'UTC';
  const isLate = slot % 4 >= 2;
  if (entry.continent === 2 || entry.continent === 3)
    return day * DAY + (isLate ? 19 * 60 : 16 * 60 + 45) * 60;
  if (entry.continent === 1) {
    const evening = 20 * 60 - zoneOffset(zone, day);
    return day * DAY + Math.min(17 * 60, Math.max(11 * 60, evening)) * 60;
  }
  return localInstant(zone, day, isLate ? 21 * 60 : 19 * 60);
}

/** Returns whether a club has no league matches left in the days around a Saturday. */
function isSeasonOver(worldIndex: WorldIndex, team: number, year: number, saturday: number): boolean {
  const country = worldIndex.country(countryIdOf(team));
  return country?.season === 'autumn' && seasonSpan(country, year).last + 2 < saturday;
}

/** Returns the country in which a season's final is played. */
function hostOf(worldIndex: WorldIndex, { id, continent }: ContinentalCupEntry, year: number): number {
  const hosts = worldIndex.countries.filter((country) => country.continent === continent);
  return hosts[drawBelow(worldIndex.seed, id, STREAM.finalHost, year, hosts.length)]?.id ?? 0;
}

/** Returns whether a cup has a group stage: it needs clubs for two groups. */
function hasGroups(entry: ContinentalCupEntry): boolean {
  return entry.clubs >= 8;
}

/** Returns the Saturdays of the knock-out, which half of the clubs reach. */
function datesOf(entry: ContinentalCupEntry, year: number): readonly (readonly number[])[] {
  const teams = hasGroups(entry) ? entry.clubs / 2 : entry.clubs;
  return knockOutDates(entry.continent, year).slice(-Math.log2(teams));
}

/** Returns the knock-out rounds. `first` is the number of the first one in ids, `group` that of their group. */
function roundsOf(
  worldIndex: WorldIndex,
  entry: ContinentalCupEntry,
  year: number,
  first: number,
  group: number,
): readonly CupRoundPlan[] {
  const dates = datesOf(entry, year);
  const names = roundNames(dates.length, 2 ** dates.length);
  return dates.map((saturdays, round): CupRoundPlan => {
    const isFinal = round === dates.length - 1;
    return {
      name: names[round] ?? '',
      round: first + round * 2,
      neutral: isFinal,
      group,
      kickOffs: saturdays.map((saturday) => (home, slot, _, away) => {
        if (!isFinal) return kickOffAt(worldIndex, entry, home, saturday, slot);
        return [home, away].every((team) => isSeasonOver(worldIndex, team, year, saturday))
          ? saturday * DAY + FINAL_SECOND
          : kickOffAt(worldIndex, entry, home, saturday, WEDNESDAY_SLOT);
      }),
    };
  });
}

/**
 * Returns the clubs in a continent's cup by the latest complete season of each country; empty for other
 * competitions and where there are too few clubs.
 */
export function continentalEntrants(
  worldIndex: WorldIndex,
  membership: Membership,
  competitionId: number,
  year: number,
): readonly number[] {
  const entry = CONTINENTAL_CUPS.find((cup) => cup.id === competitionId);
  const clubs = entry === undefined ? [] : qualifiedClubs(worldIndex, membership, entry, year);
  return clubs.length < (entry?.clubs ?? 0) ? [] : clubs;
}

function qualifiedClubs(
  worldIndex: WorldIndex,
  membership: Membership,
  entry: ContinentalCupEntry,
  year: number,
): readonly number[] {
  const isAutumn = continentalPlan(entry.continent).calendar === 'autumn';
  return continentalPlaces(worldIndex)
    .filter((place) => place.cup.id === entry.id)
    .flatMap(({ countryId, position }) => {
      const country = worldIndex.country(countryId);
      // An autumn season is still running when a cup by calendar year begins.
      const seasonsBehind = !isAutumn && country?.season === 'autumn' ? 2 : 1;
      const season = year - seasonsBehind;
      // There are no tables before the first season, so the catalogue's order counts.
      if (season < FIRST_SEASON) return idInCountry(countryId, position);
      return membership.finalOrder(countryId, 0, season)[position - 1] ?? [];
    });
}

function groupStage(
  worldIndex: WorldIndex,
  competition: Competition,
  entry: ContinentalCupEntry,
  year: number,
  clubs: readonly number[],
): GroupStage | null {
  if (!hasGroups(entry)) return null;
  const saturdays = groupDates(entry.continent, year);
  const [next = ''] = roundNames(datesOf(entry, year).length, entry.clubs / 2);
  return playGroups(worldIndex, competition, year, {
    teams: clubs,
    legs: 2,
    neutral: false,
    visibleFrom: continentalOpens(entry, year),
    leadsTo: [next, next],
    kickOff: (round, home, slot) => {
      // In the last round both matches of a group kick off at once.
      const turn = round === saturdays.length - 1 ? Math.floor(slot / 2) : slot + round;
      return kickOffAt(worldIndex, entry, home, saturdays[round] ?? 0, turn);
    },
  });
}

/**
 * Returns a season of a continent's club cup: groups of four whose first two qualify, ties over two legs, a
 * single final on neutral ground. Small cups have no groups.
 */
export function continentalCup(
  worldIndex: WorldIndex,
  membership: Membership,
  competition: Competition,
  year: number,
): SeasonSchedule | null {
  const entry = CONTINENTAL_CUPS.find((cup) => cup.id === competition.id);
  const clubs = continentalEntrants(worldIndex, membership, competition.id, year);
  if (entry === undefined || clubs.length === 0) return null;
  const groups = groupStage(worldIndex, competition, entry, year, clubs);
  const first = groups?.rounds.length ?? 0;
  const rounds = roundsOf(worldIndex, entry, year, first, groups?.winners.length ?? 0);
  let teamsInRound = clubs;
  let visibleFrom = groups?.drawnAt ?? continentalOpens(entry, year);
  const namedRounds: NamedRound[] = [...(groups?.rounds ?? [])];
  rounds.forEach((round, number) => {
    const pairs =
      groups !== null && number === 0
        ? pairAfterGroups(worldIndex, seasonIdOf(year, competition.id), groups)
        : drawTies(worldIndex, competition, year, round.round, teamsInRound);
    const { ties, drawnAt: next } = playRound(worldIndex, competition, year, round, pairs, visibleFrom);
    round.kickOffs.forEach((_, leg) => {
      namedRounds.push({
        round: round.round + leg,
        name: round.name,
        meetings: ties.flatMap((tie) => tie.legs[leg] ?? []),
      });
    });
    teamsInRound = ties.map((tie) => tie.winner);
    visibleFrom = next;
  });
  const last = Math.max(...namedRounds.map(({ round }) => round));
  const stages = [...(groups === null ? [] : [groups.stage]), knockOutStage(first, last)];
  return createListedSchedule(
    competition,
    year,
    clubs,
    namedRounds,
    stages,
    hostOf(worldIndex, entry, year),
    groups?.tables ?? null,
  );
}

/** Returns the instant of the first draw, epoch seconds. */
function continentalOpens(entry: ContinentalCupEntry, year: number): number {
  const isAutumn = continentalPlan(entry.continent).calendar === 'autumn';
  return (isAutumn ? dayOf(year, 8, 20) : dayOf(year, 3, 1)) * DAY + 12 * 3600;
}

/** Returns the span of a cup's season. */
export function continentalSpan(entry: ContinentalCupEntry, year: number): SeasonSpan {
  const groups = hasGroups(entry) ? groupDates(entry.continent, year) : [];
  const saturdays = [...groups, ...datesOf(entry, year).flat()];
  const first = Math.min(...saturdays);
  const last = Math.max(...saturdays);
  return { from: first - 7, to: last + 2, first, last, opens: continentalOpens(entry, year) };
}
