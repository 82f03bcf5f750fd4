import { de } from '#web/words/de.ts';
import { later } from '#web/words/de-later.ts';
import { screens } from '#web/words/de-screens.ts';
import { en } from '#web/words/en.ts';

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/src/web/words/*.ts', '!/src/web/words/*.test.ts'],
  { eager: true },
);

/** The English texts of each part whose code comes later. */
export const ENGLISH_PARTS = Object.values(FILES)
  .flatMap(Object.entries<unknown>)
  .filter((entry): entry is [string, object] => entry[0].endsWith('Words') && typeof entry[1] === 'object');

/** All English texts, and so the shape that every other language has to fill. */
export const everyWord: typeof en = Object.assign({ ...en }, ...ENGLISH_PARTS.map(([, part]) => part));

const { made: _, ...german } = de;

/** All German texts. */
export const everyGermanWord = Object.assign({}, german, later, screens) as typeof en;
