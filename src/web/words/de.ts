import { isFirstView } from '#web/clock/first-view.ts';
import { competitionNames } from '#web/settings/competition-names.ts';
import { lastNames } from '#web/settings/last-names.ts';
import type { Locale } from '#web/settings/locale.ts';
import { first } from './de/first.ts';
import type { Words } from './en.ts';

const PARTS = import.meta.glob<Readonly<Record<string, object>>>(['./de/*.ts', '!./de/format-count.ts'], {
  eager: true,
});

/** The German texts. The files of `de/` have a part each and prove that it is complete. */
export const de: Words = Object.assign(
  { ...first, made: <T>(english: T): T => english },
  ...Object.values(PARTS).flatMap(Object.values<object>),
);

/** Adds the texts of `de/later/`; `made` is another function then, so that texts from before are read again. */
export const loadLaterGerman = async () =>
  void Object.assign(de, { made: (await import('./de-later.ts')).made });

/**
 * Returns the texts of a locale other than English; the pseudo-locale comes by this file, so that no first view knows of it.
 * A viewer who changes the language may have opened parts that need the later German texts.
 */
export async function loadOther(locale: Locale): Promise<Words> {
  if (locale !== 'de') return (await import('./pseudo.ts')).pseudo;
  const last = lastNames.get();
  if (last?.language === locale) competitionNames.set(last.names);
  if (!isFirstView()) await loadLaterGerman();
  return de;
}
