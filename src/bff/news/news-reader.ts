import { timeText } from '#bff/embed/embed-time.ts';
import { serverWords } from '#bff/server-words.ts';
import type { Language } from '#contract/locales.ts';
import type { AlertReader } from '#news/alerts/alert-text.ts';

/** Returns the words of a language, with the times of a zone (IANA name). */
export function newsReader({
  language,
  zone,
}: {
  readonly language: Language;
  readonly zone: string;
}): AlertReader {
  const words = serverWords(language);
  const { intl } = words;
  return { words, dayAndTime: (epochMs) => timeText(epochMs, 'date', { zone, intl }) };
}
