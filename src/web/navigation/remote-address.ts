import type { PAGES } from '#contract/pages.ts';

/** Address of the page with which a phone is a wall's remote; apart from the other addresses because walls show it, too. */
export const REMOTE = '/remote' satisfies (typeof PAGES)[number];
