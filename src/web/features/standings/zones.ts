import type { StandingsRow } from '#contract/records/standings.ts';

/** What a range of places leads to, such as promotion. */
export interface Zone {
  /** In the service's words. */
  readonly name: string;
  /** Identifies the zone in the rows without relying on colour. */
  readonly letter: string;
  readonly look: ZoneLook;
}

/** What decides colour and line style: relegation looks the same in every table, and so does the best that a place leads to. */
export type ZoneLook = (typeof UPPER_LOOKS)[number] | 'relegation-play-off' | 'relegation';
const UPPER_LOOKS = ['first', 'second', 'third', 'other'] as const;

const RELEGATION = /relegat/i;
/** Words in the name of a zone that decides nothing yet, such as "Relegation Round". */
const UNDECIDED = /play|round|group|qualif/i;

/** Returns whether and how a zone leads down; null for all others. */
function lowerLook(name: string, rows: readonly StandingsRow[]): ZoneLook | null {
  const isLower =
    RELEGATION.test(name) || rows.some((row) => row.result === name && RELEGATION.test(row.status ?? ''));
  if (!isLower) return null;
  return UNDECIDED.test(name) ? 'relegation-play-off' : 'relegation';
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
  let upper = 0;
  return names.map((name) => {
    const look = lowerLook(name, rows) ?? UPPER_LOOKS[upper++] ?? 'other';
    return { name, letter: letters.get(name) ?? '', look };
  });
}
