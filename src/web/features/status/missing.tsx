import { later } from '#web/ui/later.tsx';

/** The error state of a part of a page, loaded ahead of need. */
export const Missing = later(async () => (await import('./trouble-line.tsx')).MissingText, Promise.resolve());
