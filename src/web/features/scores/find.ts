import type { MatchRow } from '#contract/records/match.ts';
import { plain } from '#web/format/plain.ts';

const known = new WeakMap<MatchRow, string>();

function namesOf(match: MatchRow): string {
  let names = known.get(match);
  if (names === undefined) {
    const { teams, league } = match;
    names = plain(`${teams.home.name} ${teams.away.name} ${league.name} ${league.country_name ?? ''}`);
    known.set(match, names);
  }
  return names;
}

/** Returns a predicate: every word of the text is in the names of a match's teams, competition or country. */
export function finder(text: string): (match: MatchRow) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return (match) => words.length === 0 || words.every((word) => namesOf(match).includes(word));
}
