import type { WorldIndex } from '#service/world/world-index.ts';
import type { Team } from './team.ts';

/** Abbreviations and numbers in club names: FC, VfL, 1., 09. */
const ABBREVIATION = /^(?:\p{Lu}{2,4}|Vf[BLRS]|TuS|1\.|\d{2,4})$/u;

function withoutAbbreviations(name: string): string {
  const words = name.split(' ').filter((word) => !ABBREVIATION.test(word));
  return words.length === 0 ? name : words.join(' ');
}

/**
 * Returns a team's name without abbreviations, or the full name if another team of the country would share it.
 */
export function commonName(worldIndex: Pick<WorldIndex, 'teams'>, team: Team): string {
  if (team.clubId === null) return team.name;
  const shortName = withoutAbbreviations(team.name);
  const others = worldIndex.teams.filter((each) => each.countryId === team.countryId && each.id !== team.id);
  return others.some((each) => withoutAbbreviations(each.name) === shortName) ? team.name : shortName;
}
