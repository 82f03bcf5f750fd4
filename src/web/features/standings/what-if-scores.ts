import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import { SIDES } from '#contract/side-of.ts';
import { countedScores, type TableStates } from './counted-rows.ts';

/** The parameter of an address with the scores that a viewer tried: `?if=123:2-1,456:0-0`. */
export const IF_PARAMETER = 'if';
/** The most goals of a side that the address can hold. */
export const MAX_GOALS = 99;
const MAX_MATCHES = 50;
const ENTRY = /^(\d{1,12}):(\d{1,2})-(\d{1,2})$/;

/** A match in play with its score and the one that a viewer tries. */
export interface WhatIfMatch {
  readonly match: MatchRow;
  readonly score: Score;
  readonly triedScore: Score;
}

/** Parses the scores of an address, by match id; null if it is not readable. */
export function parseTriedScores(text: string): ReadonlyMap<string, Score> | null {
  const scores = new Map<string, Score>();
  const entries = text === '' ? [] : text.split(',');
  for (const entry of entries) {
    const [, id, home, away] = ENTRY.exec(entry) ?? [];
    if (id === undefined || scores.has(id) || scores.size === MAX_MATCHES) return null;
    scores.set(id, [Number(home), Number(away)]);
  }
  return scores;
}

/** Returns the query of an address with other scores, and without the parameter for null. Other parameters stay. */
export function searchWithScores(search: string, scores: ReadonlyMap<string, Score> | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(IF_PARAMETER);
  const others = parameters.toString();
  if (scores === null) return others && `?${others}`;
  const text = [...scores].map(([id, score]) => `${id}:${score.join('-')}`).join();
  return `?${others && `${others}&`}${IF_PARAMETER}=${text}`;
}

/**
 * Returns the matches in play that count in a table, with the scores that a viewer tries. A tried score is the one that a
 * match would have, as in the address: a goal of it that really comes adds nothing, and no side has fewer goals than it
 * really has.
 */
export function whatIfMatches(
  states: TableStates,
  matches: readonly MatchRow[],
  triedScores: ReadonlyMap<string, Score>,
): readonly WhatIfMatch[] {
  return matches.flatMap((match) => {
    const score = match.phase === 'live' ? scoreOf(match) : null;
    const isCounted = SIDES.some((side) => countedScores(states, match, side).length > 0);
    if (score === null || !isCounted) return [];
    const [home, away] = triedScores.get(match.id) ?? score;
    return [{ match, score, triedScore: [Math.max(home, score[0]), Math.max(away, score[1])] }];
  });
}

export const isTried = ({ score, triedScore }: WhatIfMatch): boolean =>
  score[0] !== triedScore[0] || score[1] !== triedScore[1];

/** Returns a match with the score that a viewer tries. */
export function withTriedScore({ match, triedScore: [home_score, away_score] }: WhatIfMatch): MatchRow {
  return { ...match, scores: { ...match.scores, home_score, away_score } } as MatchRow;
}
