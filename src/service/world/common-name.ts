import type { Realm } from './realm.ts';
import type { Team } from './team.ts';

/** What a name of a club has beside the name: FC, VfL, 1., 09. */
const ABBREVIATION = /^(?:\p{Lu}{2,4}|Vf[BLRS]|TuS|1\.|\d{2,4})$/u;

function stripped(name: string): string {
  const words = name.split(' ').filter((word) => !ABBREVIATION.test(word));
  return words.length === 0 ? name : words.join(' ');
}

/** What people call a team: its name without abbreviations, as long as no other of its country is called so. */
export function commonName(realm: Pick<Realm, 'teams'>, team: Team): string {
  if (team.clubId === null) return team.name;
  const short = stripped(team.name);
  const others = realm.teams.filter((each) => each.countryId === team.countryId && each.id !== team.id);
  return others.some((each) => stripped(each.name) === short) ? team.name : short;
}
