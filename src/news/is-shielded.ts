/**
 * Whether the viewer's spoiler shields hide a match: its record is as it was at the kick-off, without score, events,
 * minute and state.
 */
export const isShielded = (match: object): boolean => 'shielded' in match;
