import { below, between, stream } from '#service/engine/streams.ts';
import { dayOf } from '#service/world/calendar/days.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { countryIdOf, idInCountry, numberInCountry } from '#service/world/country-ids.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { personName } from './people.ts';

export interface Referee {
  /** See country-ids.ts; numbers count from 1. */
  readonly id: number;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryId: number;
  /** Day of birth. */
  readonly born: number;
}

/** Smallest panel of a country. */
const MIN_PANEL_SIZE = 25;
/** Two assistants and the fourth official. */
const ASSISTANTS_OF_REFEREE = 3;
/** Percent of women among the referees of men's, reserve and youth leagues, and among those of women's leagues. */
const WOMEN_PERCENT = 2;
const WOMEN_PERCENT_IN_WOMENS_LEAGUES = 75;

interface Panel {
  /** Referees of the men's leagues, who come first. */
  readonly men: number;
  /** Referees of the women's league, who come next. */
  readonly women: number;
  readonly all: number;
  /** Referees and assistants. */
  readonly officials: number;
}

/**
 * Returns the numbers of a country's referees: enough for each league to have its own, so that none has two matches
 * in a round.
 */
export function panelOf({ leagues, women, reserves, youth }: CountryEntry): Panel {
  const slots = (entry: { readonly clubs: number } | null) => Math.floor((entry?.clubs ?? 0) / 2);
  const men = leagues.reduce((sum, league) => sum + slots(league), 0);
  const all = men + slots(women) + slots(reserves) + slots(youth);
  const panel = Math.max(MIN_PANEL_SIZE, all);
  return { men, women: slots(women), all: panel, officials: panel * (1 + ASSISTANTS_OF_REFEREE) };
}

/** Returns the ids of those who assist a referee in all matches; they come after the country's referees. */
export function assistantsOf(country: CountryEntry, refereeId: number): readonly number[] {
  const first = panelOf(country).all + (numberInCountry(refereeId) - 1) * ASSISTANTS_OF_REFEREE + 1;
  return Array.from({ length: ASSISTANTS_OF_REFEREE }, (_, i) => idInCountry(country.id, first + i));
}

/** Each of two draws moves a referee's cards by at most this many percent. */
const STRICTNESS_PERCENT = 18;

/** Returns how many cards a referee shows, as a multiple of the usual number. */
export function strictnessOf(seed: number, id: number): number {
  const key = stream(seed, id, STREAM.strictness);
  const draw = (i: number) => between(key, i, -STRICTNESS_PERCENT, STRICTNESS_PERCENT);
  return 1 + (draw(0) + draw(1)) / 100;
}

/** Returns a referee or an assistant. */
export function refereeOf(worldIndex: WorldIndex, id: number): Referee | null {
  const countryId = countryIdOf(id);
  const country = worldIndex.country(countryId);
  const number = numberInCountry(id);
  if (country === null || !Number.isInteger(id)) return null;
  const { men, women, all, officials } = panelOf(country);
  if (number < 1 || number > officials) return null;
  const refereeNumber = number <= all ? number : 1 + Math.floor((number - all - 1) / ASSISTANTS_OF_REFEREE);
  const key = stream(worldIndex.seed, id, STREAM.referee);
  const culture = country.people[0]?.[0] ?? '';
  const isInWomensLeague = refereeNumber > men && refereeNumber <= men + women;
  const percent = isInWomensLeague ? WOMEN_PERCENT_IN_WOMENS_LEAGUES : WOMEN_PERCENT;
  return {
    id,
    ...personName(worldIndex.seed, id, STREAM.refereeName, culture, below(key, 0, 100) < percent),
    countryId,
    born: dayOf(1974 + below(key, 1, 20), 1, 1) + below(key, 2, 365),
  };
}
