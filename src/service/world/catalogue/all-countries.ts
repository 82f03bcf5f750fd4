import type { CountryEntry, KickOffHabits } from './country.ts';
import africa from './data/countries-africa.json' with { type: 'json' };
import asia from './data/countries-asia.json' with { type: 'json' };
import europe from './data/countries-europe.json' with { type: 'json' };
import northAmerica from './data/countries-north-america.json' with { type: 'json' };
import oceania from './data/countries-oceania.json' with { type: 'json' };
import southAmerica from './data/countries-south-america.json' with { type: 'json' };
import { type Text, textList } from './text-list.ts';

interface HabitsData {
  readonly weekend: Text;
  readonly midweek: Text;
}

/** A country in a data file. */
export interface CountryData extends Omit<CountryEntry, 'people' | 'kickOffs' | 'grounds' | 'clubs'> {
  readonly people: Text;
  readonly kickOffs: { readonly top: HabitsData; readonly lower: HabitsData };
  readonly grounds: Text;
  readonly clubs: Text;
  /** Cities of its clubs with latitude and longitude in degrees (from GeoNames, CC BY 4.0): `Stoke-on-Trent 53 -2.19`. */
  readonly cities: Text;
}

const COUNTRIES = ([africa, asia, europe, northAmerica, oceania, southAmerica] as readonly CountryData[][])
  .flat()
  .sort((a, b) => a.id - b.id);

/** Returns clubs with their cities of a text with entries such as `Club Mapocho, Santiago`. */
export function clubList(text: Text): CountryEntry['clubs'] {
  return textList(text).map((entry) => {
    const [name = '', city = ''] = entry.split(', ');
    return [name, city] as const;
  });
}

/** Returns cultures with their weights of a text with entries such as `spanish 2`. */
export function peopleList(text: Text): CountryEntry['people'] {
  return textList(text).map((entry) => {
    const [culture = '', weight] = entry.split(' ');
    return [culture, Number(weight)] as const;
  });
}

function habits({ weekend, midweek }: HabitsData): KickOffHabits {
  return { weekend: textList(weekend), midweek: textList(midweek) };
}

/** Every country of the catalogue in order of id. */
export const ALL_COUNTRIES: readonly CountryEntry[] = COUNTRIES.map(({ cities, ...country }) => ({
  ...country,
  people: peopleList(country.people),
  kickOffs: { top: habits(country.kickOffs.top), lower: habits(country.kickOffs.lower) },
  grounds: textList(country.grounds),
  clubs: clubList(country.clubs),
}));

/** Returns the cities of a country's clubs with their coordinates: `Stoke-on-Trent 53 -2.19`. */
export function citiesOf(countryId: number): readonly string[] {
  const country = COUNTRIES.find(({ id }) => id === countryId);
  return country === undefined ? [] : textList(country.cities);
}
