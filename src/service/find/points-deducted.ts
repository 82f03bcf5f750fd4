import type { Look } from './sighting.ts';

/** Points are taken from a club: it is told with the club's next match. */
export const pointsDeducted: Look = ({ note }) =>
  note === null ? [] : [{ at: note.from, note: `a decision: ${note.text}` }];
