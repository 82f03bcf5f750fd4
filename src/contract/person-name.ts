import { normalizeText } from './normalize-text.ts';

/** The names in a person's record; the service sends any of them empty. */
export interface NamedPerson {
  readonly name?: string | null;
  /** `Family, Given` as fans know them, a nickname, or the known family name alone. */
  readonly common_name?: string | null;
  readonly firstname?: string | null;
  /** Registered: often two surnames, of which fans use one or neither. */
  readonly lastname?: string | null;
}

/** These distinguish a son from his father, and alone name nobody. */
const SUFFIX = /^(?:j[uú]nior|jr\.?|neto|filho)$/i;
/** Some feeds write it after the given name: `Family, Given Jr.` */
const SUFFIX_OF_GIVEN = /^(.+) (jr\.?)$/i;
/** Scripts in which the family name is first, without a space. */
const FAMILY_FIRST = /^[\p{sc=Hang}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

const COMMA = /\s*[,،，]\s*/;

/** Returns whether a name is written `Family, Given`. */
export const isFamilyNameFirst = (name: string) => COMMA.test(name);

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
const wordsOf = (text: string) => normalizeText(text).split(/[\s-]+/);
const hasSameWords = (a: string, b: string) => wordsOf(a).sort().join() === wordsOf(b).sort().join();
const hasWords = (text: string, words: string) =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `);

/** Splits `Family, Given`; without a comma all is family name. */
function turned(text: string) {
  const [family = '', listed = '', ...others] = text.trim().split(COMMA);
  const [, given = listed, suffix] = SUFFIX_OF_GIVEN.exec(listed) ?? [];
  const suffixes = [suffix, ...others];
  const isFamilyFirst = FAMILY_FIRST.test(family);
  const spoken = isFamilyFirst ? `${family}${given}` : joined(given, family, ...suffixes);
  // A Korean family name of a syllable names nobody, nor does a suffix.
  const isNoName = family === '' || SUFFIX.test(family) || (isFamilyFirst && [...family].length === 1);
  return { family, given, spoken, isNoName };
}

/** Returns the names that fans use, and the given name, which tells namesakes apart; empty if unknown. */
function knownNames({ name, common_name, firstname, lastname }: NamedPerson) {
  const { family, given, spoken, isNoName } = turned(common_name || name || joined(firstname, lastname));
  const ownOrder = name ? turned(name).spoken : '';
  // The name has the order of the culture, unless it is the registered one.
  const inOwnOrder = (whole: string) => (hasSameWords(ownOrder, whole) ? ownOrder : whole);
  if (given) {
    const whole = inOwnOrder(spoken);
    return isNoName ? { short: whole, spoken: whole, given: '' } : { short: family, spoken: whole, given };
  }
  const first = firstname ?? '';
  if (lastname && (family === lastname || (hasWords(lastname, family) && !SUFFIX.test(family)))) {
    const whole = first ? inOwnOrder(joined(first, family)) : ownOrder || family;
    return { short: family, spoken: whole, given: first };
  }
  if (!common_name && lastname && hasWords(family, lastname))
    return { short: lastname, spoken: family, given: first };
  return { short: family, spoken: family, given: hasWords(family, first) ? '' : first };
}

/** Returns the name of timelines, pitches and lists: the known family name, or the nickname. */
export function shortName(person: NamedPerson): string | null {
  return knownNames(person).short || null;
}

/** Returns the known name as it is spoken: `Andreo Puertel`. */
export function spokenName(person: NamedPerson & { readonly name: string }): string;
export function spokenName(person: NamedPerson): string | null;
export function spokenName(person: NamedPerson): string | null {
  return knownNames(person).spoken || null;
}

/** Returns the registered name; null if it has the same words as the known one. */
export function registeredName(person: NamedPerson): string | null {
  const { name, firstname, lastname } = person;
  const registered = firstname && lastname ? joined(firstname, lastname) : name && turned(name).spoken;
  const { spoken } = knownNames(person);
  return registered && spoken && !hasSameWords(registered, spoken) ? registered : null;
}

/** Returns the name with the shortest beginning of the given name that none of the namesakes has. */
function toldApart(
  { short, spoken, given }: ReturnType<typeof knownNames>,
  others: readonly string[],
): string {
  if (!given) return short;
  // Initials are for scripts with capitals.
  if (!/^[\p{Lu}\p{Ll}]/u.test(given)) return spoken;
  const letters = [...given.replace(/\.$/, '')];
  const isOwn = (start: string) =>
    others.every((other) => !normalizeText(other).startsWith(normalizeText(start)));
  const start = [1, 2, 3].map((count) => letters.slice(0, count).join('')).find(isOwn);
  return start === undefined || (start === given && letters.length > 1)
    ? `${given} ${short}`
    : `${start}. ${short}`;
}

/** Returns the short names by id; those that several people share have an initial or the given name. */
export function distinctNames(people: ReadonlyMap<string, NamedPerson>): ReadonlyMap<string, string> {
  const names = [...people].map(([id, person]) => ({ id, ...knownNames(person) }));
  const byName = Map.groupBy(names, ({ short }) => normalizeText(short));
  return new Map(
    names.flatMap((one) => {
      if (!one.short) return [];
      const others = byName.get(normalizeText(one.short))?.filter(({ id }) => id !== one.id) ?? [];
      const name =
        others.length > 0
          ? toldApart(
              one,
              others.map(({ given }) => given),
            )
          : one.short;
      return [[one.id, name] as const];
    }),
  );
}
