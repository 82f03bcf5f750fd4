import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { competitionIdIn } from '#service/world/country-ids.ts';
import { COMPETITION_NUMBERS } from '#service/world/seasons/competition.ts';
import { dayOf } from './days.ts';
import { habitsOf, type KickOffTime } from './habits.ts';
import { zoneOffset } from './local-time.ts';

const QUARTER_MINUTES = 15;
const WEEK_MINUTES = 7 * 1440;
const QUARTERS = WEEK_MINUTES / QUARTER_MINUTES;
/** Quarters of an hour from the kick-off in which a match is in play: the fourth is half-time. */
const IN_PLAY = [0, 1, 2, 4, 5, 6] as const;

/** Local quarters of the day in which reserves and youth kick off, in Latin America also in the evening. */
const FIRST_QUARTER = 10.5 * 4;
const LAST_QUARTER = 20 * 4;
const LAST_QUARTER_IN_AMERICA = 22 * 4;
/** Days from Saturday of the two kinds of weeks: a third of the leagues rest on Thursday and Friday, the others at weekends. */
const WEEKDAYS = [2, 3, 4, 5, 6] as const;
const WEEKEND_AND_AFTER = [0, 1, 2, 3, 4] as const;

/** Matches in play at once that are enough. */
const ENOUGH = 6;
/** Matches of first teams and women that a week surely has, as a part of a round: on a weekend and in its midweek. */
const WEEKEND_PART = 0.5;
const MIDWEEK_PART = 0.05;

/** A day with the clocks of early autumn, when most leagues play. */
const CLOCKS = dayOf(2026, 10, 1);

/** Returns the quarter of the week in UTC of a kick-off. */
function quarterOf({ zone }: CountryEntry, { offset, minute }: KickOffTime): number {
  const utc = offset * 1440 + minute - zoneOffset(zone, CLOCKS);
  return Math.floor((((utc % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES) / QUARTER_MINUTES);
}

/** How many matches are in play in each quarter of an hour of a week, and how much another one is needed. */
class WeekLoad {
  readonly #matches = new Float64Array(QUARTERS);
  readonly #needs = new Float64Array(QUARTERS).fill(ENOUGH ** 2);

  add(kickOff: number, matches: number): void {
    for (const later of IN_PLAY) {
      const at = (kickOff + later) % QUARTERS;
      const load = (this.#matches[at] ?? 0) + matches;
      this.#matches[at] = load;
      this.#needs[at] = Math.max(0, ENOUGH - load) ** 2;
    }
  }

  /** Returns how much a match that kicks off in a quarter is needed. */
  need(kickOff: number): number {
    let need = 0;
    for (const later of IN_PLAY) need += this.#needs[(kickOff + later) % QUARTERS] ?? 0;
    return need;
  }
}

/** The load of all leagues, and those of leagues with one kind of season, which rest together. */
class Loads {
  readonly #all = new WeekLoad();
  readonly #bySeason = { autumn: new WeekLoad(), year: new WeekLoad() };

  add(kickOff: number, matches: number, season: CountryEntry['season']): void {
    this.#all.add(kickOff, matches);
    this.#bySeason[season].add(kickOff, matches);
  }

  need(kickOff: number, season: CountryEntry['season']): number {
    return this.#all.need(kickOff) + this.#bySeason[season].need(kickOff);
  }
}

/** A possible kick-off of a match. */
interface Choice {
  readonly kickOff: KickOffTime;
  readonly quarter: number;
}

/** Returns the kick-offs between which a country's reserves (6) or youth (7) can choose. */
function choicesOf(country: CountryEntry, n: number): readonly Choice[] {
  const days = (country.id + n) % 3 === 0 ? WEEKEND_AND_AFTER : WEEKDAYS;
  const isAmerican = country.continent === 4 || country.continent === 5;
  const last = isAmerican ? LAST_QUARTER_IN_AMERICA : LAST_QUARTER;
  return days.flatMap((offset) =>
    Array.from({ length: last - FIRST_QUARTER + 1 }, (_, quarter) => {
      const kickOff = { offset, minute: (FIRST_QUARTER + quarter) * QUARTER_MINUTES };
      return { kickOff, quarter: quarterOf(country, kickOff) };
    }),
  );
}

/** Adds the matches of a country's first teams and women by their habits. */
function addHabits(loads: Loads, country: CountryEntry): void {
  const leagues = [...country.leagues.entries(), [COMPETITION_NUMBERS.women, country.women] as const];
  for (const [n, entry] of leagues) {
    if (entry === null) continue;
    const { weekend, midweek } = habitsOf(country, n);
    // Leagues leave out Thursdays and Mondays around a midweek.
    const certain = weekend.filter(({ offset }) => Math.abs(offset) < 2);
    for (const [kickOffs, part, all] of [
      [certain, WEEKEND_PART, weekend.length],
      [midweek, MIDWEEK_PART, midweek.length],
    ] as const)
      for (const kickOff of kickOffs)
        loads.add(quarterOf(country, kickOff), (part * entry.clubs) / 2 / all, country.season);
  }
}

/** Returns the first of the choices at which a match is needed most. */
function mostNeeded(loads: Loads, choices: readonly Choice[], season: CountryEntry['season']): Choice {
  const needs = choices.map(({ quarter }) => loads.need(quarter, season));
  return choices[needs.indexOf(Math.max(...needs))] as Choice;
}

type WeekPlan = ReadonlyMap<number, readonly KickOffTime[]>;

/** Returns the kick-offs of each league of reserves or youth, by the id of its competition. */
function planWeek(countries: readonly CountryEntry[]): WeekPlan {
  const loads = new Loads();
  for (const country of countries) addHabits(loads, country);
  const plan = new Map<number, readonly KickOffTime[]>();
  for (const country of countries) {
    const { season, reserves, youth } = country;
    for (const [n, entry] of [
      [COMPETITION_NUMBERS.reserves, reserves],
      [COMPETITION_NUMBERS.youth, youth],
    ] as const) {
      if (entry === null) continue;
      const choices = choicesOf(country, n);
      const kickOffs = Array.from({ length: Math.floor(entry.clubs / 2) }, () => {
        const { kickOff, quarter } = mostNeeded(loads, choices, season);
        loads.add(quarter, 1, season);
        return kickOff;
      });
      plan.set(competitionIdIn(country.id, n), kickOffs);
    }
  }
  return plan;
}

const plans = new WeakMap<readonly CountryEntry[], WeekPlan>();

/**
 * Returns the kick-offs of a round of a country's reserves (6) or youth (7), one a match; null for other leagues. Those
 * of all countries are spread over the week so that, with the first teams, few hours are left without football.
 */
export function workingWeek(
  countries: readonly CountryEntry[],
  countryId: number,
  n: number,
): readonly KickOffTime[] | null {
  let plan = plans.get(countries);
  if (plan === undefined) {
    plan = planWeek(countries);
    plans.set(countries, plan);
  }
  return plan.get(competitionIdIn(countryId, n)) ?? null;
}
