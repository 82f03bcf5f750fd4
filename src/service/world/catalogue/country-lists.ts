import type { CountryEntry } from './country.ts';
import { textList } from './text-list.ts';

/** Returns the clubs of a block of text with entries such as `Club Mapocho, Santiago`. */
export function clubList(text: string): CountryEntry['clubs'] {
  return textList(text).map((entry) => {
    const [name = '', city = ''] = entry.split(', ');
    return [name, city] as const;
  });
}

/** Returns the cultures of a country's people of a text with entries such as `spanish 2`. */
export function peopleList(text: string): CountryEntry['people'] {
  return textList(text).map((entry) => {
    const [culture = '', weight] = entry.split(' ');
    return [culture, Number(weight)] as const;
  });
}
