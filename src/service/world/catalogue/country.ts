/**
 * The shape of a country in the catalogue: real countries, cities, languages and time zones; invented clubs,
 * people and sponsors. The entries are in `data/`; `catalogue-files.test.ts` checks their shapes. Positions in lists
 * are part of ids, so entries are append-only: never reordered, removed or reused.
 */

/** Wire ids of the continents (continents?t=list). */
export const CONTINENT_NAMES = {
  1: 'Asia',
  2: 'Europe',
  3: 'Africa',
  4: 'North America',
  5: 'South America',
  7: 'Oceania',
} as const;

export type ContinentId = keyof typeof CONTINENT_NAMES;

/** A club's full name and city. Its place in the list is its number. */
type ClubEntry = readonly [name: string, city: string];

/** One tier of a country's pyramid. */
interface LeagueEntry {
  readonly name: string;
  readonly clubs: number;
  /** Meetings of each pair: 2 is once home and once away; 3 and 4 for small leagues. */
  readonly legs: 2 | 3 | 4;
  /** Clubs relegated to the next tier, as many as are promoted; 0 for the lowest. */
  readonly down: number;
}

/** A league of women's, reserve or youth teams of the men's clubs. */
export interface SideLeagueEntry {
  readonly name: string;
  readonly clubs: number;
  readonly legs: 2 | 3 | 4;
  /** Team name made from the club's, for example "{club} Women", "{club} II", "{club} U21". */
  readonly team: string;
}

/**
 * Kick-off habits in local time, "Sat 15:00". A round's matches are spread over the list, so an entry listed
 * twice gets twice as many matches.
 */
export interface KickOffHabits {
  readonly weekend: readonly string[];
  readonly midweek: readonly string[];
}

export interface CountryEntry {
  /** 1 to 89. Ids of competitions and teams begin with it (country-ids.ts). */
  readonly id: number;
  readonly name: string;
  /** Lower-case code on the wire (`cc`). */
  readonly code: string;
  readonly continent: ContinentId;
  /** IANA zone of its kick-offs. */
  readonly zone: string;
  /** Leagues run from spring to autumn of one year, or from autumn to spring. */
  readonly season: 'year' | 'autumn';
  /** Month-day of the first and last league round, "08-14" and "05-24". */
  readonly first: string;
  readonly last: string;
  /** Breaks within the season, from and to as month-day. */
  readonly breaks: readonly (readonly [from: string, to: string])[];
  /** 0 to 100: strength of its best clubs and its national team. */
  readonly strength: number;
  /** 0 to 100: worldwide interest; coverage grows with it. */
  readonly popularity: number;
  /** Cultures of its people with weights; the first is its own. */
  readonly people: readonly (readonly [culture: string, weight: number])[];
  readonly leagues: readonly LeagueEntry[];
  /** Name of the domestic cup; null without one. */
  readonly cup: string | null;
  readonly women: SideLeagueEntry | null;
  readonly reserves: SideLeagueEntry | null;
  readonly youth: SideLeagueEntry | null;
  readonly kickOffs: { readonly top: KickOffHabits; readonly lower: KickOffHabits };
  /** Patterns of ground names: "{city} Park"; `{city}` and `{club}` are replaced. */
  readonly grounds: readonly string[];
  /** All men's clubs, strongest first; as many as all leagues have places. */
  readonly clubs: readonly ClubEntry[];
}

/** Names of one culture in Latin letters with accents. */
export interface NameList {
  readonly men: readonly string[];
  readonly women: readonly string[];
  /** A frequent name stands in the list as many times as it is more frequent than the others. */
  readonly family: readonly string[];
  /** Women's forms of the family names in the same order; absent where the language has none. */
  readonly familyOfWomen?: readonly string[];
  /** The family name comes first, as in Chinese, Korean and Hungarian. */
  readonly familyFirst?: true;
  /** The names of peoples who do not share them, with their weights; together they are the lists above. */
  readonly groups?: readonly (readonly [weight: number, names: NameList])[];
}
