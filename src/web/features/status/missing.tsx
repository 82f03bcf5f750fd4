import { later } from '#web/ui/later.tsx';

/** Stands where something would be that cannot be had, and says why; its code is there before it is needed. */
export const Missing = later(async () => (await import('./trouble-line.tsx')).MissingText, Promise.resolve());
