import { below, stream } from '#service/engine/streams.ts';
import { dayOf } from './calendar/days.ts';
import type { CountryEntry } from './catalogue/country.ts';
import { countryIdOf, numberInCountry } from './country-ids.ts';
import { personName } from './people.ts';
import { STREAM } from './random-streams.ts';
import type { WorldIndex } from './world-index.ts';

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
/** Percent of women among the referees of men's, reserve and youth leagues, and among those of women's leagues. */
const WOMEN_PERCENT = 2;
const WOMEN_PERCENT_IN_WOMENS_LEAGUES = 75;

interface Panel {
  /** Referees of the men's leagues, who come first. */
  readonly men: number;
  /** Referees of the women's league, who come next. */
  readonly women: number;
  readonly all: number;
}

/**
 * Returns the numbers of a country's referees: enough for each league to have its own, so that none has two matches
 * in a round.
 */
export function panelOf({ leagues, women, reserves, youth }: CountryEntry): Panel {
  const slots = (entry: { readonly clubs: number } | null) => Math.floor((entry?.clubs ?? 0) / 2);
  const men = leagues.reduce((sum, league) => sum + slots(league), 0);
  const all = men + slots(women) + slots(reserves) + slots(youth);
  return { men, women: slots(women), all: Math.max(MIN_PANEL_SIZE, all) };
}

export function refereeOf(worldIndex: WorldIndex, id: number): Referee | null {
  const countryId = countryIdOf(id);
  const country = worldIndex.country(countryId);
  const number = numberInCountry(id);
  if (country === null || !Number.isInteger(id)) return null;
  const { men, women, all } = panelOf(country);
  if (number < 1 || number > all) return null;
  const key = stream(worldIndex.seed, id, STREAM.referee);
  const culture = country.people[0]?.[0] ?? '';
  const isInWomensLeague = number > men && number <= men + women;
  const percent = isInWomensLeague ? WOMEN_PERCENT_IN_WOMENS_LEAGUES : WOMEN_PERCENT;
  return {
    id,
    ...personName(worldIndex.seed, id, STREAM.refereeName, culture, below(key, 0, 100) < percent),
    countryId,
    born: dayOf(1974 + below(key, 1, 20), 1, 1) + below(key, 2, 365),
  };
}
