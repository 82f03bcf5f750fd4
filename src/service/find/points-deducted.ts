import type { Look } from './sighting.ts';

/** Finds a deduction of points, which is announced with the club's next match. */
export const pointsDeducted: Look = ({ note }) =>
  note === null ? [] : [{ at: note.from, note: `a decision: ${note.text}` }];
