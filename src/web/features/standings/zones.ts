import type { StandingsRow } from '#contract/records/standings.ts';

/** What a range of places leads to, such as promotion. */
export interface Zone {
  /** In the service's words. */
  readonly name: string;
  /** Identifies the zone in the rows without relying on colour. */
  readonly letter: string;
  /** From 0 in the order of the table; decides colour and line style. */
  readonly number: number;
}

const wordsOf = (name: string) => name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Returns an unused letter: the first of a word, else any of the name, else a number. */
function letterOf(name: string, usedLetters: ReadonlySet<string>, number: number): string {
  const words = wordsOf(name.toUpperCase());
  const letters = [...words.map((word) => word[0] ?? ''), ...words.join('')];
  return letters.find((letter) => !usedLetters.has(letter)) ?? `${number + 1}`;
}

/**
 * Returns the zones of a table in its order. Short names choose their letter first, so that relegation is R and its
 * play-off is not.
 */
export function zonesOf(rows: readonly StandingsRow[]): readonly Zone[] {
  const names = [...new Set(rows.flatMap(({ result }) => result ?? []))];
  const letters = new Map<string, string>();
  for (const name of [...names].sort((a, b) => wordsOf(a).length - wordsOf(b).length)) {
    letters.set(name, letterOf(name, new Set(letters.values()), names.indexOf(name)));
  }
  return names.map((name, number) => ({ name, letter: letters.get(name) ?? '', number }));
}
