import { isFirstView } from '#web/clock/first-view.ts';
import { first } from './de/first.ts';
import type { Words } from './en.ts';

const PARTS = import.meta.glob<Readonly<Record<string, object>>>(['./de/*.ts', '!./de/format-count.ts'], {
  eager: true,
});

/** The texts of `de/later/`, once they are loaded. */
const laterTexts = {};

export const loadLaterGerman = async () =>
  void Object.assign(laterTexts, (await import('./de-later.ts')).later);

/** The German texts. The files of `de/` have a part each and prove that it is complete. */
export const de: Words = Object.assign(
  { ...first, made: <T>(english: T): T => ({ ...english, ...laterTexts }) },
  ...Object.values(PARTS).flatMap(Object.values<object>),
);

/** Returns the German texts. A viewer who changes the language may have opened parts that need the later ones. */
export async function loadGerman(): Promise<Words> {
  if (!isFirstView()) await loadLaterGerman();
  return de;
}
