import type { CountryEntry } from './country.ts';

/** What a national stadium is called, by the cultures that do not say "National Stadium". */
const NAMES: readonly (readonly [name: string, cultures: readonly string[]])[] = [
  ['Estadio Nacional', ['spanish', 'latin-american', 'mexican']],
  ['Estádio Nacional', ['portuguese', 'brazilian']],
  ['Stade National', ['french', 'francophone-african', 'maghreb']],
  ['Stadio Nazionale', ['italian']],
  ['Nationalstadion', ['german', 'swedish', 'danish']],
  ['Nasjonalstadion', ['norwegian']],
  ['Nationaal Stadion', ['dutch', 'flemish']],
  ['Stadion Narodowy', ['polish']],
  ['Národní stadion', ['czech']],
  ['Národný štadión', ['slovak']],
  ['Nacionalni stadion', ['serbian', 'croatian', 'bosnian', 'slovenian']],
  ['Stadionul Național', ['romanian']],
  ['Nemzeti Stadion', ['hungarian']],
  ['Milli Stadyum', ['turkish']],
];

export function nationalStadiumName({ people }: CountryEntry): string {
  const culture = people[0]?.[0] ?? '';
  return NAMES.find(([, cultures]) => cultures.includes(culture))?.[0] ?? 'National Stadium';
}
