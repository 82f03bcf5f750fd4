import { isNothing, type Reader } from './reader.ts';

export type Score = readonly [home: number, away: number];

const SCORE = /^(\d{1,2})\s*-\s*(\d{1,2})$/;

/** Parses `"2-1"`; `"-"`, `""` and null are no score. */
export const score: Reader<Score> = (wire) => {
  if (isNothing(wire)) return null;
  const parts = typeof wire === 'string' ? SCORE.exec(wire.trim()) : null;
  return parts ? [Number(parts[1]), Number(parts[2])] : undefined;
};
