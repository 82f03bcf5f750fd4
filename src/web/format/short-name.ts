/** Length that a short name should not exceed, characters. */
const MAX_CHARS = 14;
/** Kinds of clubs and founding years (FC, VfL, 1., 09), and particles (de, of, et). A second team (II) keeps its number. */
const OMITTED = /^(?!I+$)(?:\p{Lu}\p{Ll}?\p{Lu}{1,3}|\d+\.?|\p{Ll}{1,3})$/u;
/** A first word that many clubs of a league share: the next word tells them apart. */
const COMMON_START = /^(Atl|Dep|Ét)\p{Ll}+[oe] (?=\p{Lu})/u;
/** A space between words; an article or saint ("La Cañada", "St Botolph’s") says nothing without the next word. */
const SPACE = /(?<!\.|(?:^| )[DELS][aelotã][nos]?) /u;
/** A word that its initial can replace: "U21", "Sub-20" and "II" tell teams of a club apart. */
const ABBREVIABLE = /^\p{Lu}[\p{L}'’. -]*\p{Ll}$/u;

const abbreviate = (word: string) => word.replace(ABBREVIABLE, ([initial]) => `${initial}.`);

/**
 * Returns a team's name in as few letters as it stays recognizable with: without the kind of club, and with an initial
 * for its last word ("Nottingham L."). Words before that are left out of a longer name, or one is a second initial.
 */
export function shortName(name: string): string {
  const distinctive = name.split(' ').filter((word) => !OMITTED.test(word));
  const whole = distinctive.join(' ') || name;
  if (whole.length <= MAX_CHARS) return whole;
  const words = whole.replace(COMMON_START, '$1. ').split(SPACE);
  const last = words.findLastIndex((word) => ABBREVIABLE.test(word));
  if (last < 1) return words.join(' ');
  const [first, ...between] = words.slice(0, last);
  const nameWith = (some: readonly string[]) =>
    [first, ...some, ...words.slice(last).map(abbreviate)].join(' ');
  for (let count = between.length; count > 0; count -= 1) {
    const short = nameWith(between.slice(0, count));
    if (short.length <= MAX_CHARS) return short;
  }
  return nameWith(between.slice(0, 1).map(abbreviate));
}
