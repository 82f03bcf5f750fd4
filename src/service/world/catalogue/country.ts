/**
 * How the catalogue writes a country down. The catalogue is data: real countries, cities, languages and time
 * zones; invented clubs, people and sponsors. Its numbers are addresses that live in ids, so entries and
 * lists are append-only: never reorder, never remove, never reuse.
 */

/** Wire ids of the continents (continents?t=list). */
export const CONTINENTS = {
  1: 'Asia',
  2: 'Europe',
  3: 'Africa',
  4: 'North America',
  5: 'South America',
  7: 'Oceania',
} as const;

export type ContinentId = keyof typeof CONTINENTS;

/** A club: its full name and the city it plays in. The place in the list is its number. */
type ClubEntry = readonly [name: string, city: string];

/** One tier of a country's pyramid. */
interface LeagueEntry {
  readonly name: string;
  readonly clubs: number;
  /** How often each pair meets: 2 is home and away once each; 3 and 4 for small leagues. */
  readonly legs: 2 | 3 | 4;
  /** How many clubs go down to the next tier (and as many come up); 0 for the lowest. */
  readonly down: number;
}

/** A league of teams that belong to the men's clubs: women's, reserve or youth sides. */
export interface SideLeagueEntry {
  readonly name: string;
  readonly clubs: number;
  readonly legs: 2 | 3 | 4;
  /** The team's name made from the club's, for example "{club} Women", "{club} II", "{club} U21". */
  readonly team: string;
}

/**
 * Kick-off habits in local time, "Sat 15:00". A round's matches are spread over the list in order, so an
 * entry that stands twice takes twice as many matches.
 */
export interface KickOffHabits {
  readonly weekend: readonly string[];
  readonly midweek: readonly string[];
}

export interface CountryEntry {
  /** 1 to 89. Competition ids are id * 10 + n, team ids id * 1000 + n. */
  readonly id: number;
  readonly name: string;
  /** Lower-case code of the wire (`cc`). */
  readonly code: string;
  readonly continent: ContinentId;
  /** IANA zone in which kick-offs are written. */
  readonly zone: string;
  /** The season as its leagues have it: spring to autumn of one year, or autumn to spring over two. */
  readonly season: 'year' | 'autumn';
  /** Month-day of the first and last league round, "08-14" and "05-24". */
  readonly first: string;
  readonly last: string;
  /** Winter or summer breaks within the season, from and to as month-day. */
  readonly breaks: readonly (readonly [from: string, to: string])[];
  /** 0 to 100: how strong its best clubs and its national team are. */
  readonly strength: number;
  /** 0 to 100: how much the world watches it; coverage grows with it. */
  readonly popularity: number;
  /** Name lists of its people with weights; the first is the country's own. */
  readonly people: readonly (readonly [culture: string, weight: number])[];
  readonly leagues: readonly LeagueEntry[];
  /** The domestic cup's name, or null where there is none. */
  readonly cup: string | null;
  readonly women: SideLeagueEntry | null;
  readonly reserves: SideLeagueEntry | null;
  readonly youth: SideLeagueEntry | null;
  readonly kickOffs: { readonly top: KickOffHabits; readonly lower: KickOffHabits };
  /** Habits of ground names: "{city} Park", "Estadio {saint}"; only `{city}` and `{club}` are replaced. */
  readonly grounds: readonly string[];
  /** All men's clubs, strongest first; as many as the leagues' places together. */
  readonly clubs: readonly ClubEntry[];
}

/** Names of people of one culture, in Latin letters with their accents. */
export interface NameList {
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly family: readonly string[];
  /** Family names of women where the language bends them, in the same order; else absent. */
  readonly familyOfWomen?: readonly string[];
  /** Where the family name is written first, as in Chinese, Korean and Hungarian. */
  readonly familyFirst?: true;
}
