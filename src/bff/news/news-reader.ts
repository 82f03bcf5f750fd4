import { timeText } from '#bff/embed/embed-time.ts';
import type { Language } from '#bff/preview/language.ts';
import { PREVIEW_WORDS } from '#bff/preview/words.ts';
import type { AlertReader } from '#news/alerts/alert-text.ts';
import { changes as german } from '#news/words/de.ts';
import { changes as english } from '#news/words/en.ts';

const CHANGES = { en: english, de: german };

/** Returns the words of a language, with the times of a zone (IANA name). */
export function newsReader({
  language,
  zone,
}: {
  readonly language: Language;
  readonly zone: string;
}): AlertReader {
  const { intl } = PREVIEW_WORDS[language];
  return { changes: CHANGES[language], dayAndTime: (epochMs) => timeText(epochMs, 'date', { zone, intl }) };
}
