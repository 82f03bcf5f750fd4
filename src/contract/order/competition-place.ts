import type { MatchRow } from '#contract/records/match.ts';
import { isFriendly } from './is-friendly.ts';

type League = MatchRow['league'];

/** A viewer's preferences for the order of competitions. */
export interface CompetitionPreferences {
  /** Ids of pinned competitions, in this order. */
  readonly pins: readonly string[];
  /** Ids of followed competitions, in this order. */
  readonly competitions: ReadonlySet<string>;
  /** The viewer's country, as `country_code`. */
  readonly country: string | null;
}

/** Countries with the most popular competitions, in this order, as `country_code`. */
const POPULAR_COUNTRIES: readonly string[] = 'en es it de fr nl pt br ar sct tr be us mx'.split(' ');
/** Matches youth, reserve and amateur competitions by name, since a match has no field for them. */
const YOUTH_RESERVE_AMATEUR =
  /u-?(17|18|19|20|21|23)\b|sub-?(20|21)|under[ -]\d\d|youth|junior|juvenil|giovanil|primavera|nachwuchs|proyecci|tineret|noar|belia|muda\b|shabab|reserv|beloften|réserves|satellite|dorosten|development|amateur|amador/i;

/** Sort keys in falling weight, with the country's name between the last two. */
export interface CompetitionPlace {
  readonly block: number;
  readonly rankInBlock: number;
  readonly country: string;
  readonly tail: number;
  readonly id: number;
}

const LAST_RANK = 1000;

/**
 * Returns the sort key of a competition in a list of matches. BFF and web share it, so that the first screens sent by
 * the BFF are those the page shows.
 */
export function competitionPlace(league: League, preferences: CompetitionPreferences): CompetitionPlace {
  const { id, country_code: code, country_name, name } = league;
  const friendly = isFriendly(name);
  const tail = friendly ? 2 : YOUTH_RESERVE_AMATEUR.test(name) ? 1 : 0;
  const place = { country: country_name ?? '', tail, id: Number(id), rankInBlock: 0 };
  const pin = preferences.pins.indexOf(id);
  if (pin !== -1) return { ...place, block: 0, rankInBlock: pin };
  const follow = [...preferences.competitions].indexOf(id);
  if (follow !== -1) return { ...place, block: 1, rankInBlock: follow };
  if (friendly && /club/i.test(name)) return { ...place, block: LAST_RANK };
  if (code === null) return { ...place, block: 3, country: '' };
  const popular = POPULAR_COUNTRIES.indexOf(code);
  const rankInBlock = popular === -1 ? LAST_RANK : popular;
  // A country lifts its senior competitions only.
  if (code === preferences.country)
    return tail ? { ...place, block: 5, rankInBlock: -1 } : { ...place, block: 2 };
  return { ...place, block: tail ? 5 : 4, rankInBlock };
}

/** Compares two sort keys. */
export function compareCompetitionPlaces(a: CompetitionPlace, b: CompetitionPlace): number {
  return (
    a.block - b.block ||
    a.rankInBlock - b.rankInBlock ||
    a.country.localeCompare(b.country, 'en') ||
    a.tail - b.tail ||
    a.id - b.id
  );
}
