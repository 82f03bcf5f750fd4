import type { StandingsRow } from '#contract/records/standings.ts';

/** What places of a table lead to. */
export interface Zone {
  /** In the service's words. */
  readonly name: string;
  /** Stands for it in the rows, so that nobody has to tell colours apart. */
  readonly letter: string;
  /** From 0, in the order of the table: which colour and which kind of line. */
  readonly number: number;
}

const wordsOf = (name: string) => name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** A letter that no other has: the first of a word, else any of it, else a number. */
function letterOf(name: string, taken: ReadonlySet<string>, number: number): string {
  const words = wordsOf(name.toUpperCase());
  const letters = [...words.map((word) => word[0] ?? ''), ...words.join('')];
  return letters.find((letter) => !taken.has(letter)) ?? `${number + 1}`;
}

/** The zones of a table in its order. Short names choose first: relegation is R, the play-off against it another. */
export function zonesOf(rows: readonly StandingsRow[]): readonly Zone[] {
  const names = [...new Set(rows.flatMap(({ result }) => result ?? []))];
  const letters = new Map<string, string>();
  for (const name of [...names].sort((a, b) => wordsOf(a).length - wordsOf(b).length)) {
    letters.set(name, letterOf(name, new Set(letters.values()), names.indexOf(name)));
  }
  return names.map((name, number) => ({ name, letter: letters.get(name) ?? '', number }));
}
