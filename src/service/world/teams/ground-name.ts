import { below, stream } from '#service/engine/streams.ts';
import { ALL_NAMES } from '#service/world/catalogue/all-names.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { groundForms } from '#service/world/catalogue/ground-names.ts';
import { idInCountry } from '#service/world/country-ids.ts';
import { shuffle } from '#service/world/draw.ts';
import { isRealPerson } from '#service/world/people/real-people.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Percent of grounds named after their city or club. */
const CITY_PERCENT = 22;

/** Returns grounds named after `count` people of a country, each family once. */
function personGrounds(seed: number, country: CountryEntry, form: string, count: number): readonly string[] {
  const names = ALL_NAMES[country.people[0]?.[0] ?? ''];
  if (names === undefined) return [];
  const key = stream(seed, country.id, STREAM.groundPerson);
  const own = [...new Set(names.family)];
  const families = shuffle(seed, country.id, STREAM.groundPerson, own, (_, index) => index);
  return families.slice(0, count).flatMap((family, i) => {
    const given = names.men[below(key, own.length + i, names.men.length)] ?? '';
    if (form.includes('{given}') && isRealPerson(given, family)) return [];
    const name = form.replace('{given}', given).replace('{family}', family);
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}

/** Returns names of grounds of a country in drawn order, without city or club. */
function placeNames(seed: number, country: CountryEntry): readonly string[] {
  const names = groundForms(country.id).flatMap(({ form, names: parts }) =>
    form.includes('{family}')
      ? personGrounds(seed, country, form, Number(parts[0]))
      : parts.map((part) => form.replace('*', part)),
  );
  const own = country.grounds.filter((pattern) => !pattern.includes('{'));
  const all = [...new Set([...own, ...names])];
  return shuffle(seed, country.id, STREAM.groundPlace, all, (_, index) => index);
}

function groundNamesIn({ seed, team }: WorldIndex, country: CountryEntry): readonly string[] {
  const places = placeNames(seed, country).values();
  const patterns = country.grounds.filter((pattern) => pattern.includes('{'));
  const used = new Set<string>();
  return country.clubs.map(([club, city], i) => {
    const id = idInCountry(country.id, i + 1);
    const key = stream(seed, id, STREAM.ground);
    const cityNames = patterns.map((_, turn) => {
      const pattern = patterns[(below(key, 1, patterns.length) + turn) % patterns.length] ?? '{city}';
      return pattern.replaceAll('{city}', city).replaceAll('{club}', team(id)?.name ?? club);
    });
    const ofCity = cityNames.find((name) => !used.has(name));
    const isOfCity = below(key, 0, 100) < CITY_PERCENT && ofCity !== undefined;
    const name = (isOfCity ? undefined : places.next().value) ?? ofCity ?? `${club} Ground`;
    used.add(name);
    return name;
  });
}

const namesByIndex = new WeakMap<WorldIndex, Map<number, readonly string[]>>();

/** Returns the name of the ground of a country's club number `n`, from 1; no other in the country has it. */
export function groundName(worldIndex: WorldIndex, country: CountryEntry, n: number): string {
  const byCountry = namesByIndex.get(worldIndex) ?? new Map<number, readonly string[]>();
  namesByIndex.set(worldIndex, byCountry);
  const names = byCountry.get(country.id) ?? groundNamesIn(worldIndex, country);
  byCountry.set(country.id, names);
  return names[n - 1] ?? '';
}
