import { type Body, makeBody } from '#bff/cache/version.ts';
import type { Language } from '#contract/locales.ts';

/** Returns a function that makes what is served in a language when somebody first asks for it. */
export function bodiesIn(
  type: string,
  textIn: (language: Language) => string,
): (language: Language) => Promise<Body> {
  const bodies = new Map<Language, Promise<Body>>();
  return (language) => {
    const body = bodies.get(language) ?? makeBody(textIn(language), type, null);
    bodies.set(language, body);
    return body;
  };
}
