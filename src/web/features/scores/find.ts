import type { MatchRow } from '#contract/records/match.ts';

/** Letters that Unicode does not take apart into a plain one and an accent. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
  '’': "'",
};

/** A text as it is compared: lower case, without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœıə’]/g, (letter) => WHOLE[letter] ?? letter);
}

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

/** Tells whether a match has every word of a text in the names of its teams, its competition or its country. */
export function finder(text: string): (match: MatchRow) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return (match) => words.length === 0 || words.every((word) => namesOf(match).includes(word));
}
