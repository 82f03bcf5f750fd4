import type { FastifyRequest } from 'fastify';
import { searchParamsOf } from '#bff/preview/preview-target.ts';
import type { Language } from '#contract/locales.ts';
import { languageFor, preferredLanguage } from '#contract/preferred-language.ts';

/** More languages than any browser sends. */
const MAX_ACCEPTED = 20;

/** Header of what is in the language of the browser. */
export const BY_LANGUAGE = { vary: 'Accept-Language' } as const;

/** Returns the language that the address of a page names by `?lang=`; null: none that is offered. */
export const addressLanguage = ({ url, server }: FastifyRequest): Language | null =>
  languageFor(searchParamsOf(url).get('lang') ?? '', server.languages);

/** Returns the language of a page: that of its address, else the first of the browser's that is offered. */
export function pageLanguage(request: FastifyRequest): Language {
  const accepted = (request.headers['accept-language'] ?? '').split(',', MAX_ACCEPTED);
  const wishes = accepted.map((entry) => entry.split(';', 1)[0]?.trim() ?? '');
  return addressLanguage(request) ?? preferredLanguage(wishes, request.server.languages);
}
