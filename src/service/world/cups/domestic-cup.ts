import { dayAroundChristmas, isChristmas } from '#service/world/calendar/christmas.ts';
import { cupRounds, cupWeeks } from '#service/world/calendar/cup-weeks.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { habitsOf, type KickOffTime } from '#service/world/calendar/habits.ts';
import { localInstant } from '#service/world/calendar/local-time.ts';
import { restfulInstant } from '#service/world/calendar/restful-instant.ts';
import { seasonSpan } from '#service/world/calendar/season-span.ts';
import { type Week, weeksOf } from '#service/world/calendar/weeks.ts';
import { isWindow } from '#service/world/calendar/windows.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import type { Membership } from '#service/world/leagues/membership.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import {
  createListedSchedule,
  knockOutStage,
  type NamedRound,
} from '#service/world/seasons/listed-schedule.ts';
import { seasonIdOf } from '#service/world/seasons/season.ts';
import type { SeasonMemo } from '#service/world/seasons/season-memo.ts';
import type { SeasonSchedule } from '#service/world/seasons/season-schedule.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { type CupRoundPlan, drawTies, playRound, roundNames } from './knock-out.ts';

/** Cup nights are Tuesday and Wednesday between these minutes of the day. */
const EARLIEST_MINUTE = 13 * 60;
const LATEST_MINUTE = 22 * 60;
/** Earliest local minute of the day at which a final kicks off. */
const FINAL_MINUTE = 16 * 60;
/** From the Wednesday of a final to its Saturday. */
const DAYS_BEFORE_SATURDAY = 3;

const REST_SECONDS = 2 * DAY;

/** Other matches of clubs in the season of a cup: kick-offs in epoch seconds. */
export interface OtherMatches {
  /** Returns those of the continent's finals that a club plays. */
  finalsOf(teamId: number): readonly number[];
  /** Returns those of a club in its league and its continent's cups in the seasons from `from` to `to`, epoch seconds. */
  kickOffsOf(teamId: number, from: number, to: number): readonly number[];
}

function nightsOf(country: CountryEntry): readonly KickOffTime[] {
  const nights = habitsOf(country, 1).midweek.filter(
    ({ offset, minute }) =>
      (offset === -4 || offset === -3) && minute >= EARLIEST_MINUTE && minute <= LATEST_MINUTE,
  );
  return nights.length > 0 ? nights : [{ offset: -3, minute: 19 * 60 + 30 }];
}

/** Returns the Saturday of the final: the first one after the leagues that is not the national teams'. */
function finalDay(country: CountryEntry, year: number): number {
  let day = seasonSpan(country, year).last + 7;
  while (isWindow(day)) day += 7;
  return day;
}

/**
 * Returns the kick-off of the final, epoch seconds: on Saturday evening, or on the Wednesday before if a side plays a
 * continental final around that time.
 */
function finalKickOff(country: CountryEntry, year: number, otherFinals: readonly number[]): number {
  const minutes = habitsOf(country, 0).weekend.flatMap(({ offset, minute }) => (offset === 0 ? minute : []));
  const day = finalDay(country, year);
  const kickOffOn = (day: number) => localInstant(country.zone, day, Math.max(FINAL_MINUTE, ...minutes));
  const isFree = otherFinals.every((other) => Math.abs(other - kickOffOn(day)) >= REST_SECONDS);
  return kickOffOn(isFree ? day : day - DAYS_BEFORE_SATURDAY);
}

/** Days of a week before its Saturday: those of its midweek, then Monday and Friday. */
const EVENING_OFFSETS = [-4, -3, -2, -5, -1] as const;

/** Returns the evenings for second dates in some weeks: those that belong to no other cup or national teams first. */
function spareEvenings(country: CountryEntry, weeks: readonly Week[], minute: number): readonly number[] {
  const isTaken = (week: Week) => week.isContinental || week.isWindowWeek || week.isAfterWindow;
  return weeks
    .filter(({ isMidweekOff }) => !isMidweekOff)
    .toSorted((a, b) => Number(isTaken(a)) - Number(isTaken(b)))
    .flatMap(({ saturday }) => EVENING_OFFSETS.map((offset) => saturday + offset))
    .filter((day) => !isChristmas(country, day))
    .map((day) => localInstant(country.zone, day, minute));
}

function roundsOf(country: CountryEntry, year: number, others: OtherMatches): readonly CupRoundPlan[] {
  const weeks = weeksOf(country, year);
  const nights = nightsOf(country);
  const names = roundNames(cupRounds(country), null);
  const cup = cupWeeks(country, weeks);
  return cup.map((index, round): CupRoundPlan => {
    // The final is after the leagues.
    const next = round + 2 < cup.length ? cup[round + 1] : weeks.length;
    const saturday = weeks[index]?.saturday ?? 0;
    return {
      name: names[round] ?? String(round + 1),
      round,
      neutral: round === names.length - 1,
      secondKickOff: (home, away, { noticedAt }) => {
        const evenings = spareEvenings(
          country,
          weeks.slice(index + 1, next),
          nights[0]?.minute ?? LATEST_MINUTE,
        );
        const fitting = evenings.filter((at) => at >= noticedAt);
        const last = Math.max(noticedAt, ...fitting);
        const busy = [home, away].flatMap((team) =>
          others.kickOffsOf(team, noticedAt - REST_SECONDS, last + REST_SECONDS),
        );
        return restfulInstant(fitting, busy, REST_SECONDS) ?? noticedAt;
      },
      group: 0,
      kickOffs: [
        (home, slot, ties, away) => {
          if (ties === 1) return finalKickOff(country, year, [home, away].flatMap(others.finalsOf));
          const night = nights[Math.floor((slot * nights.length) / ties)] ?? {
            offset: -3,
            minute: LATEST_MINUTE,
          };
          const day = dayAroundChristmas(country, saturday + night.offset, true);
          return localInstant(country.zone, day, night.minute);
        },
      ],
    };
  });
}

/** Plays a season of a cup, round by round. */
function playRounds(
  worldIndex: WorldIndex,
  competition: Competition,
  year: number,
  plans: readonly CupRoundPlan[],
  clubs: readonly number[],
  opens: number,
): readonly NamedRound[] {
  const first = (clubs.length - 2 ** (plans.length - 1)) * 2;
  let teamsWithBye: readonly number[] = clubs.slice(0, clubs.length - first);
  let teamsInRound: readonly number[] = clubs.slice(clubs.length - first);
  let visibleFrom = opens;
  return plans.map((plan) => {
    const pairs = drawTies(worldIndex, competition, year, plan.round, teamsInRound);
    const { ties, drawnAt } = playRound(worldIndex, competition, year, plan, pairs, visibleFrom);
    teamsInRound = [...teamsWithBye, ...ties.map((tie) => tie.winner)];
    teamsWithBye = [];
    visibleFrom = drawnAt;
    return { round: plan.round, name: plan.name, meetings: ties.flatMap((tie) => tie.legs) };
  });
}

/**
 * Returns a season of a country's cup: all clubs, single ties. The first round reduces them to a power of two;
 * the highest clubs enter after it.
 */
export function domesticCup(
  worldIndex: WorldIndex,
  membership: Membership,
  competition: Competition,
  year: number,
  others: OtherMatches,
  roundsBySeason: SeasonMemo<readonly NamedRound[]>,
): SeasonSchedule | null {
  const country = worldIndex.country(competition.countryId ?? 0);
  const clubs = membership.tiers(competition.countryId ?? 0, year)?.flat();
  if (country === null || clubs === undefined) return null;
  const rounds = roundsBySeason.of(seasonIdOf(year, competition.id), () => {
    const opens = seasonSpan(country, year).opens + 5 * DAY;
    return playRounds(worldIndex, competition, year, roundsOf(country, year, others), clubs, opens);
  });
  return createListedSchedule(
    competition,
    year,
    clubs,
    rounds,
    [knockOutStage(0, rounds.length - 1)],
    country.id,
  );
}
