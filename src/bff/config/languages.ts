import { LANGUAGES, type Language } from '#contract/locales.ts';
import type { Environment } from './environment.ts';

/** Reads LANGUAGES, in which there are pages; English, of which every other text has its meaning, is always one. */
export function readLanguages(environment: Environment, problems: string[]): readonly Language[] {
  const text = environment['LANGUAGES']?.trim();
  if (!text) return LANGUAGES;
  const tags = text.split(',').map((tag) => tag.trim());
  if (!tags.every((tag) => LANGUAGES.some((language) => language === tag)))
    problems.push(`LANGUAGES must be some of ${LANGUAGES.join(', ')}, joined by commas.`);
  return LANGUAGES.filter((language) => language === 'en' || tags.includes(language));
}
