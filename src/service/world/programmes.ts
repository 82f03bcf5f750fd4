import { LRUCache } from 'lru-cache';
import { DAY, dayOf, yearOf } from './calendar/days.ts';
import type { SeasonSpan } from './calendar/season-span.ts';
import { seasonSpan } from './calendar/season-span.ts';
import { CONTINENTAL_CUPS, FRIENDLY_REGIONS } from './catalogue/international.ts';
import type { Competition } from './competition.ts';
import { continentalCup, continentalSpan } from './continental-cup.ts';
import { countryLeague } from './country-league.ts';
import { domesticCup } from './domestic-cup.ts';
import { createFriendlies } from './friendlies.ts';
import { isFriendlyDay } from './friendly-pool.ts';
import { friendlyProgramme } from './friendly-programme.ts';
import type { Membership } from './membership.ts';
import { createNations } from './nations.ts';
import { nationsCup } from './nations-cup.ts';
import { nationalFriendlies, nationsLeague, nationsSpan } from './nations-programmes.ts';
import type { Meeting, Programme } from './programme.ts';
import type { Realm } from './realm.ts';
import { isSeasonYear, seasonAddress, seasonId } from './season.ts';
import type { Team } from './team.ts';

/** A season schedule and its competition. */
interface OfSeason {
  readonly competition: Competition;
  readonly programme: Programme;
}

/** Season schedules of all competitions, created on first use. */
export interface Programmes {
  of(competition: Competition, year: number): Programme | null;
  /** Null for a season that does not exist. */
  ofSeason(seasonId: number): OfSeason | null;
  span(competition: Competition, year: number): SeasonSpan;
  /** Returns the schedules that may have matches on a day, friendlies included. */
  running(day: number): readonly Programme[];
  /** Returns the matches on a day except club friendlies. */
  meetingsOn(day: number): readonly Meeting[];
  /** Returns the ids of a team's matches on the days from `from` to `to`, unordered. */
  ofTeam(team: Team, from: number, to: number): readonly number[];
}

function has(meeting: Meeting | null, team: number): boolean {
  return meeting !== null && (meeting.home === team || meeting.away === team);
}

/** Returns the span of a competition that plays all year. */
function calendarYear(year: number): SeasonSpan {
  const from = dayOf(year, 1, 1);
  const to = dayOf(year, 12, 31);
  return { from, to, first: from, last: to, opens: from * DAY };
}

/** Days around the one for which friendlies are arranged. */
const KEPT_DAYS = 40;

/** About four years of all competitions, enough for the history of a season. */
const KEPT = 1600;

export function createProgrammes(realm: Realm, membership: Membership): Programmes {
  const nations = createNations(realm);
  const kept = new LRUCache<number, Programme>({ max: KEPT });

  const make = (competition: Competition, year: number): Programme | null => {
    if (!isSeasonYear(year)) return null;
    switch (competition.kind) {
      case 'league':
        return countryLeague(realm, membership, competition, year);
      case 'cup':
        return domesticCup(realm, membership, competition, year);
      case 'continental-cup':
        return continentalCup(realm, membership, competition, year);
      case 'national-league':
        return nationsLeague(realm, nations, competition, year);
      case 'national-cup':
        return nationsCup(realm, nations, competition, year);
      case 'national-friendlies':
        return nationalFriendlies(realm, nations, competition, year);
      case 'friendlies':
        return friendlyProgramme(realm, competition, year, friendliesOn);
    }
  };

  const of = (competition: Competition, year: number): Programme | null => {
    const key = seasonId(year, competition.id);
    let programme = kept.get(key) ?? null;
    if (programme === null) {
      programme = make(competition, year);
      if (programme !== null) kept.set(key, programme);
    }
    return programme;
  };

  const ofSeason = (seasonId: number): OfSeason | null => {
    const address = seasonAddress(seasonId);
    const competition = address === null ? null : realm.competition(address.competition);
    if (address === null || competition === null) return null;
    const programme = of(competition, address.year);
    return programme === null ? null : { competition, programme };
  };

  const span = (competition: Competition, year: number): SeasonSpan => {
    const country = realm.country(competition.countryId ?? 0);
    if (competition.isFriendly) return calendarYear(year);
    const ofNations = nationsSpan(competition, year);
    if (ofNations !== null) return ofNations;
    const cup = CONTINENTAL_CUPS.find((entry) => entry.id === competition.id);
    if (cup !== undefined) return continentalSpan(cup, year);
    if (country === null) return { from: 0, to: -1, first: 0, last: -1, opens: 0 };
    return seasonSpan(country, year);
  };

  const among = (competitions: readonly Competition[], day: number): readonly Programme[] => {
    const found: Programme[] = [];
    // Spans are cached by year, so years without seasons are skipped.
    const years = [yearOf(day) - 1, yearOf(day)].filter(isSeasonYear);
    for (const competition of competitions) {
      for (const year of years) {
        const { from, to } = span(competition, year);
        if (day < from || day > to) continue;
        const programme = of(competition, year);
        if (programme !== null) found.push(programme);
      }
    }
    return found;
  };

  const listed = realm.competitions.filter((competition) => competition.kind !== 'friendlies');
  const fixed = new LRUCache<number, readonly Meeting[]>({ max: KEPT_DAYS });

  // Friendlies leave the teams of these matches their rest.
  const meetingsOn = (day: number): readonly Meeting[] => {
    let meetings = fixed.get(day);
    if (meetings === undefined) {
      meetings = among(listed, day).flatMap((programme) =>
        programme.onDay(day).flatMap((id) => programme.meeting(id) ?? []),
      );
      fixed.set(day, meetings);
    }
    return meetings;
  };
  const friendliesOn = createFriendlies(realm, meetingsOn);

  const running = (day: number) => among(realm.competitions, day);

  const friendliesOf = (team: Team, from: number, to: number): number[] => {
    const region = FRIENDLY_REGIONS.find((each) => each.countries.includes(team.countryId));
    const competition = realm.competition(region?.id ?? 0);
    const ids: number[] = [];
    for (let day = from; competition !== null && day <= to; day += 1) {
      const programme = isFriendlyDay(realm.seed, team.id, day) ? of(competition, yearOf(day)) : null;
      if (programme !== null)
        ids.push(...programme.onDay(day).filter((id) => has(programme.meeting(id), team.id)));
    }
    return ids;
  };

  const ofTeam = (team: Team, from: number, to: number): readonly number[] => {
    const ids = team.clubId === null ? [] : friendliesOf(team, from, to);
    for (const competition of listed) {
      if (competition.countryId !== null && competition.countryId !== team.countryId) continue;
      for (let year = yearOf(from) - 1; year <= yearOf(to); year += 1) {
        const within = span(competition, year);
        if (to < within.from || from > within.to) continue;
        const programme = of(competition, year);
        if (programme === null || !programme.season.teams.includes(team.id)) continue;
        for (let round = 0; round < programme.season.rounds; round += 1) {
          ids.push(...programme.inRound(round).filter((id) => has(programme.meeting(id), team.id)));
        }
      }
    }
    return ids;
  };

  return { of, ofSeason, span, running, meetingsOn, ofTeam };
}
