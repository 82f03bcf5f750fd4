/** Length up to which a channel keeps its name, characters. */
const MAX_CHARS = 12;
/** Letters that are left of a long word before a number. */
const LETTERS = 6;

const initial = (word: string): string => [...word][0]?.toLocaleUpperCase('en') ?? '';
/** An abbreviation such as "TNT" stays, other words give their first letter. */
const brief = (word: string): string => (/^\p{Lu}{2,4}$/u.test(word) ? word : initial(word));

/**
 * Returns a short form of a channel's name for a narrow column: "NS1" for "Northcast Sport 1", "Northcast A." for
 * "Northcast Anywhere", and short names as they are. Numbers stay: they tell the channels of a house apart.
 */
export function shortChannel(name: string): string {
  if ([...name].length <= MAX_CHARS) return name;
  const words = name.split(/[\s-]+/).filter(Boolean);
  const [first = name, ...others] = words;
  if (others.length === 0) return first;
  const last = others.at(-1) ?? '';
  if (/^\d+$/.test(last))
    return others.length === 1
      ? `${[...first].slice(0, LETTERS).join('')}. ${last}`
      : words.slice(0, -1).map(brief).join('') + last;
  return `${first} ${others.map((word) => (brief(word) === word ? word : `${initial(word)}.`)).join(' ')}`;
}
