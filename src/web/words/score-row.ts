import type { Words } from './words.ts';

/** A match in a sentence, with its score if there is one: `Arsenal 2, Chelsea 1`, `Arsenal v Chelsea`. */
export const scoreRow = (
  home: string,
  homeScore: number | null,
  away: string,
  awayScore: number | null,
  { scores }: Pick<Words, 'scores'>,
): string =>
  homeScore === null ? scores.versus(home, away) : scores.row(home, homeScore, away, awayScore ?? 0);
