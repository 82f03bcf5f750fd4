import type { compareLinkWords } from '#web/words/compare-link.ts';

export const compareLink = { compareLink: 'Vergleichen' } satisfies typeof compareLinkWords;
