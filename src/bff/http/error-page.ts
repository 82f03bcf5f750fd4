import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { escapeMarkup } from '#contract/escape-markup.ts';
import type { Parts } from '#words/parts.ts';
import { textsOf } from '#words/server-texts.ts';
import { limitOf } from './admission.ts';
import { withBasePath } from './base-path.ts';
import { languageAttributes } from './page-in.ts';
import { pageLanguage } from './page-language.ts';

/** As in index.html, so that the page looks like the others without their style sheet. */
const STYLE = `html{color-scheme:light dark;background:light-dark(oklch(.975 .006 120),oklch(.165 .014 160));color:light-dark(oklch(.21 .02 160),oklch(.965 .006 140));font:.875rem/1.5 system-ui,sans-serif}body{margin:0}header{padding:16px;border-bottom:1px solid light-dark(oklch(.9 .008 130),oklch(.29 .018 160))}a{color:light-dark(oklch(.42 .12 148),oklch(.87 .2 128))}header a{font-weight:700;text-decoration:none}main{padding:48px 16px;text-align:center}h1{margin:0 0 8px;font-size:1.25rem;text-wrap:balance}p{margin:0 0 16px}`;

type Kind = keyof Parts['fallback']['fallback']['errors'];

const ERROR_KINDS: Readonly<Record<number, Kind>> = {
  404: 'notFound',
  429: 'tooMany',
  503: 'busy',
};

/** Policy of the page of an error, which is nothing but markup and this style. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Whether a browser shows the answer as a page: it opens an address that is none of the API. */
export function isNavigation(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && limitOf(request) !== 'api' && /\btext\/html\b/i.test(headers.accept ?? '');
}

/** Returns the page of an error in the reader's language, which needs no scripts and holds nothing of the request. */
export function errorPage(request: FastifyRequest, status: number): string {
  const language = pageLanguage(request);
  const { errors, scores } = textsOf(language, 'fallback').fallback;
  const { title, advice } = errors[ERROR_KINDS[status] ?? (status < 500 ? 'unreadable' : 'broken')];
  const [heading, text, link] = [title, advice, scores].map(escapeMarkup);
  const html = `<!doctype html><html ${languageAttributes(language)}><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading} · Touchline</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style><header><a href="/">Touchline</a></header><main><h1>${heading}</h1><p>${text}</p><a href="/">${link}</a></main></html>`;
  return withBasePath(html, request.server.basePath);
}
