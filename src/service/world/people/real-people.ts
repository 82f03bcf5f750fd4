import data from '#service/world/catalogue/data/real-people-hashes.json' with { type: 'json' };

/** Letters that Unicode does not take apart into a letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'e',
};

function fold(name: string): string {
  const lowerCase = name.toLowerCase();
  if (/^[a-z]*$/.test(lowerCase)) return lowerCase;
  return lowerCase.normalize('NFD').replaceAll(/[^a-z]/g, (letter) => PLAIN_LETTERS[letter] ?? '');
}

/** Start value of FNV-1a in 32 bits. */
const EMPTY_HASH = 0x811c9dc5;

function extendHash(hash: number, text: string): number {
  let next = hash;
  for (let i = 0; i < text.length; i += 1) next = Math.imul(next ^ text.charCodeAt(i), 0x01000193);
  return next >>> 0;
}

/** Hashes of given names and folded family names: a list of matches asks for thousands from a few lists. */
const givenHashes = new Map<string, number>();
const foldedFamilies = new Map<string, string>();

/** Returns the hash of a full name without accents, blanks and hyphens. */
export function nameHash(given: string, family: string): number {
  let hash = givenHashes.get(given);
  if (hash === undefined) {
    hash = extendHash(EMPTY_HASH, fold(given));
    givenHashes.set(given, hash);
  }
  let folded = foldedFamilies.get(family);
  if (folded === undefined) {
    folded = fold(family);
    foldedFamilies.set(family, folded);
  }
  return extendHash(hash, folded);
}

/**
 * Names of well-known players, coaches and referees that the name lists could draw: `nameHash` of each in base 36.
 * Hashes, so that the catalogue contains no list of real people.
 */
const hashes: ReadonlySet<number> = new Set(
  (data as readonly string[]).flatMap((line) => line.split(' ').map((text) => Number.parseInt(text, 36))),
);

/** Returns whether a well-known player, coach or referee has this name. */
export function isRealPerson(given: string, family: string): boolean {
  return hashes.has(nameHash(given, family));
}

export const REAL_PEOPLE_COUNT = hashes.size;
