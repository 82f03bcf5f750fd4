import { first } from './de/first.ts';
import type { Words } from './en.ts';

const PARTS = import.meta.glob<Readonly<Record<string, object>>>(['./de/*.ts', '!./de/format-count.ts'], {
  eager: true,
});

/** All German texts. The files of `de/` have a part each and prove that it is complete. */
export const de: Words = Object.assign({ ...first }, ...Object.values(PARTS).flatMap(Object.values<object>));
