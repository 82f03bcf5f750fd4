import type { PersonName } from '#service/world/people/people.ts';
import { personOrigin } from '#service/world/people/person-id.ts';
import { writeBirthplace } from './birthplace.ts';
import { dateOfDay } from './utc.ts';
import type { WriteContext } from './write-context.ts';

/** Writes the country of a person, team or channel. */
export function writeCountryOf(countryId: number, { world, places }: WriteContext) {
  const country = world.country(countryId);
  return country && { id: country.id, name: places.country(country.code, country.name), cc: country.code };
}

/** Returns `Family, Given`, one of the two forms of common names on the wire. */
export function familyNameFirst({ lastName, firstName }: PersonName): string {
  return `${lastName}, ${firstName}`;
}

/** Returns full years from a birthday (days since 1970) to an instant (epoch seconds). */
export function ageInYears(born: number, now: number): number {
  const [birthday, today] = [new Date(born * 86_400_000), new Date(now * 1000)];
  const years = today.getUTCFullYear() - birthday.getUTCFullYear();
  const month = today.getUTCMonth() - birthday.getUTCMonth();
  const hasHadBirthday = month > 0 || (month === 0 && today.getUTCDate() >= birthday.getUTCDate());
  return hasHadBirthday ? years : years - 1;
}

interface Official extends PersonName {
  readonly id: number;
  readonly countryId: number;
  readonly born: number;
}

/** Writes a referee (v2.2 wire, referees): `common_name` is the family name. */
export function writeReferee(referee: Official, context: WriteContext) {
  return {
    id: referee.id,
    name: referee.name,
    common_name: referee.lastName,
    firstname: referee.firstName,
    lastname: referee.lastName,
    birthday: dateOfDay(referee.born),
    img: context.image('referees', referee.id),
    country: writeCountryOf(referee.countryId, context),
  };
}

/** Writes a coach (v2.2 wire, coaches); `team_id` is null for a former coach (our choice). */
export function writeCoach(coach: Official, teamId: number | null, context: WriteContext) {
  return {
    id: coach.id,
    team_id: teamId,
    name: coach.name,
    common_name: coach.lastName,
    firstname: coach.firstName,
    lastname: coach.lastName,
    birthday: dateOfDay(coach.born),
    ...writeBirthplace(coach, personOrigin(coach.id), context),
    img: context.image('coaches', coach.id),
    country: writeCountryOf(coach.countryId, context),
  };
}
