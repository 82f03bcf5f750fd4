import { below, chance, stream } from '#service/engine/streams.ts';
import { ANSWER_STREAM } from './answer-streams.ts';
import type { WriteContext } from './write-context.ts';

/** People, in a million, who are from the city of their first team where they are from its country. */
const FROM_OWN_CITY_PER_MILLION = 420_000;

interface Native {
  readonly id: number;
  /** Nationality. */
  readonly countryId: number;
}

/** Writes where a person was born: a city of their country, often that of their first team. */
export function writeBirthplace({ id, countryId }: Native, firstTeamId: number, context: WriteContext) {
  const { world, places } = context;
  const country = world.country(countryId);
  if (country === null) return { birthcountry: null, birthplace: null };
  const team = world.team(firstTeamId);
  const key = stream(world.seed, id, ANSWER_STREAM.birthplace);
  const isLocal = team?.countryId === countryId && chance(key, 0, FROM_OWN_CITY_PER_MILLION);
  const [, city = null] = country.clubs[below(key, 1, country.clubs.length)] ?? [];
  return {
    birthcountry: places.country(country.code, country.name),
    birthplace: (isLocal ? team.city : null) ?? city,
  };
}
