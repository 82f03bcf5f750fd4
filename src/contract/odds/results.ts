/** The outcomes of a match's result, in the order of their prices. */
export const RESULTS = ['home', 'draw', 'away'] as const;
export type Result = (typeof RESULTS)[number];
