import { escapeMarkup } from '#contract/escape-markup.ts';
import { type Language, localeRow } from '#contract/locales.ts';
import { textsOf } from '#words/server-texts.ts';

/** Place of a sentence in the HTML of the build: `<!--text:noScript-->`. */
const PLACE = /<!--text:(\w+)-->/g;

/** Returns the attributes of a root element that say which language a page has, and with which fonts. */
export function languageAttributes(language: Language): string {
  const { dir, fonts } = localeRow(language);
  return `lang="${language}" dir="${dir}"${fonts ? ` data-fonts="${fonts}"` : ''}`;
}

/** Returns the HTML of the build in a language. */
export function pageIn(language: Language, html: string): string {
  const sentences: Readonly<Record<string, string>> = textsOf(language, 'fallback').fallback.page;
  return html
    .replace('lang="en"', () => languageAttributes(language))
    .replaceAll(PLACE, (_, name: string) => escapeMarkup(sentences[name] ?? ''));
}
