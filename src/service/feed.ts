/** How tidy the service's answers are (docs/untidy-feed.md); of a sparse feed few competitions are covered well. */
export const FEEDS = ['tidy', 'untidy', 'sparse'] as const;

export type Feed = (typeof FEEDS)[number];
