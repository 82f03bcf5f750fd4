import type { MatchRow } from '#contract/records/match.ts';

type League = MatchRow['league'];

/** The competitions that a viewer wants to see first. */
export interface FirstCompetitions {
  /** On top, by id, in this order. */
  readonly pins: readonly string[];
  /** Those that are followed, by id. */
  readonly competitions: ReadonlySet<string>;
  /** The viewer's, by `country_code`. */
  readonly country: string | null;
}

/** Countries whose competitions most people look for, in this order; by `country_code`. */
const POPULAR: readonly string[] = 'en es it de fr nl pt br ar sct tr be us mx'.split(' ');
/** Sides that few follow; the wire has no word for them, so the names of their leagues tell. */
const YOUNG =
  /u-?(17|18|19|20|21|23)\b|sub-?(20|21)|under[ -]\d\d|youth|junior|juvenil|giovanil|primavera|nachwuchs|proyecci|tineret|noar|belia|muda\b|shabab|reserv|beloften|réserves|satellite|dorosten|development/i;

/** Numbers in falling weight, with the country's name between the last two. */
export interface Place {
  readonly block: number;
  readonly within: number;
  readonly country: string;
  readonly tail: number;
  readonly id: number;
}

const LAST = 1000;

/**
 * Where a competition stands in a list of matches. BFF and pages go by it, so that the first screens which the one
 * tells are the first screens of the other.
 */
export function placeOf(league: League, wishes: FirstCompetitions): Place {
  const { id, country_code: code, country_name, name } = league;
  const friendly = /friendl/i.test(name);
  const tail = friendly ? 2 : YOUNG.test(name) ? 1 : 0;
  const place = { country: country_name ?? '', tail, id: Number(id), within: 0 };
  const pin = wishes.pins.indexOf(id);
  if (pin !== -1) return { ...place, block: 0, within: pin };
  if (wishes.competitions.has(id)) return { ...place, block: 1 };
  if (friendly && /club/i.test(name)) return { ...place, block: LAST };
  if (code === null) return { ...place, block: 3, country: '' };
  if (code === wishes.country) return { ...place, block: 2 };
  const popular = POPULAR.indexOf(code);
  return { ...place, block: 4, within: popular === -1 ? LAST : popular };
}

/** Compares two places, for sorting. */
export function inOrder(a: Place, b: Place): number {
  return (
    a.block - b.block ||
    a.within - b.within ||
    a.country.localeCompare(b.country, 'en') ||
    a.tail - b.tail ||
    a.id - b.id
  );
}
