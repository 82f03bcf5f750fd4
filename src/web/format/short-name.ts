/** Length that a short name should not exceed, characters. */
const MAX_CHARS = 14;
/** Kinds of clubs and founding years (FC, VfL, 1., 09), and particles (de, of, et). A second team (II) keeps its number. */
const OMITTED = /^(?!I+$)(?:\p{Lu}{2,4}|Vf[BLRS]|TuS|1\.|\d{2,4}|\p{Ll}{1,3})$/u;
/** A word that its initial can replace: "U21", "Sub-20" and "II" tell teams of a club apart. */
const ABBREVIABLE = /^\p{Lu}[\p{L}'’-]*\p{Ll}$/u;

/**
 * Returns a team's name in as few letters as it stays recognizable with: without the kind of club, and with initials
 * for its last words ("Nottingham L.").
 */
export function shortName(name: string): string {
  const distinctive = name.split(' ').filter((word) => !OMITTED.test(word));
  const words = distinctive.length > 0 ? distinctive : [name];
  for (let at = words.length - 1; at > 0 && words.join(' ').length > MAX_CHARS; at -= 1)
    words[at] = (words[at] ?? '').replace(ABBREVIABLE, (word) => `${[...word][0]}.`);
  return words.join(' ');
}
