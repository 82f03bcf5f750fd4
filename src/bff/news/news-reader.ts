import { timeText } from '#bff/embed/embed-time.ts';
import type { Language } from '#bff/preview/language.ts';
import { PREVIEW_WORDS } from '#bff/preview/words.ts';
import { newsWords } from '#bff/server-words.ts';
import type { AlertReader } from '#news/alerts/alert-text.ts';

/** Returns the words of a language, with the times of a zone (IANA name). */
export function newsReader({
  language,
  zone,
}: {
  readonly language: Language;
  readonly zone: string;
}): AlertReader {
  const { intl } = PREVIEW_WORDS[language];
  return { words: newsWords(language), dayAndTime: (epochMs) => timeText(epochMs, 'date', { zone, intl }) };
}
