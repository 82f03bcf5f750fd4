import type { Locale } from '#web/settings/locale.ts';
import type { Words } from './en.ts';
import { loadWords } from './load.ts';

/** Fetches the texts of a locale with those of the wall and the embeds; English ones come with the code. */
export async function loadScreenWords(locale: Locale): Promise<Words> {
  if (locale !== 'de') return loadWords(locale);
  const [words, { later }, { screens }] = await Promise.all([
    loadWords(locale),
    import('./de-later.ts'),
    import('./de-screens.ts'),
  ]);
  return { ...words, made: (english) => ({ ...english, ...later, ...screens }) };
}
