import { type Body, makeBody } from '#bff/cache/version.ts';
import type { Language } from '#contract/locales.ts';

/** Makes what is served in the language of each reader. Returns the body of a language. */
export async function bodiesIn(
  languages: readonly Language[],
  type: string,
  textIn: (language: Language) => string,
): Promise<(language: Language) => Body> {
  const english = await makeBody(textIn('en'), type, null);
  const bodies = new Map<Language, Body>();
  for (const language of languages) bodies.set(language, await makeBody(textIn(language), type, english));
  return (language) => bodies.get(language) ?? english;
}
