import type { Aliases } from '#service/search/search-indexes.ts';
import { UNTIDY_KIND_NAMES } from './kinds.ts';
import { RENAMED_EVERY_S } from './name-kinds.ts';
import { namesAt } from './untidy-names.ts';

/** Returns the names that an untidy feed gives players, clubs and competitions, at any time. */
export function untidyAliases(seed: number): Aliases {
  const moments = [0, RENAMED_EVERY_S].map((now) => namesAt({ seed, now, kinds: UNTIDY_KIND_NAMES }));
  return (kind, id, name) => {
    if (kind !== 'player') {
      const names = moments.map((each) => (kind === 'team' ? each.club(id, name) : each.league(id, name)));
      return [...new Set(names)].filter((other) => other !== name);
    }
    const person = moments[0]?.person(id);
    if (!person) return [];
    const { short, spoken } = person;
    return [short === spoken ? spoken : `${short} ${spoken}`];
  };
}
