import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage, type Language, languageOf } from '#bff/preview/language.ts';
import { searchParamsOf } from '#bff/preview/preview-target.ts';
import { limitOf } from './admission.ts';
import { withBasePath } from './base-path.ts';

/** As in index.html, so that the page looks like the others without their style sheet. */
const STYLE = `html{color-scheme:light dark;background:light-dark(oklch(.975 .006 120),oklch(.165 .014 160));color:light-dark(oklch(.21 .02 160),oklch(.965 .006 140));font:.875rem/1.5 system-ui,sans-serif}body{margin:0}header{padding:16px;border-bottom:1px solid light-dark(oklch(.9 .008 130),oklch(.29 .018 160))}a{color:light-dark(oklch(.42 .12 148),oklch(.87 .2 128))}header a{font-weight:700;text-decoration:none}main{padding:48px 16px;text-align:center}h1{margin:0 0 8px;font-size:1.25rem;text-wrap:balance}p{margin:0 0 16px}`;

type Kind = 'notFound' | 'tooMany' | 'busy' | 'unreadable' | 'broken';

type ErrorWords = Readonly<Record<Kind, readonly [title: string, advice: string]>> & {
  readonly scores: string;
};

const ERROR_WORDS: Readonly<Record<Language, ErrorWords>> = {
  en: {
    scores: 'All scores',
    notFound: ['Page not found', 'Check the address for typing errors.'],
    tooMany: ['Too many requests', 'Wait a moment, then reload the page.'],
    busy: ['The server is busy', 'Reload the page in a moment.'],
    unreadable: ['This address can’t be read', 'Check it for typing errors.'],
    broken: ['Something went wrong', 'Reload the page in a moment.'],
  },
  de: {
    scores: 'Alle Ergebnisse',
    notFound: ['Seite nicht gefunden', 'Prüf die Adresse auf Tippfehler.'],
    tooMany: ['Zu viele Anfragen', 'Warte einen Moment und lade die Seite neu.'],
    busy: ['Der Server ist ausgelastet', 'Lade die Seite gleich noch einmal.'],
    unreadable: ['Diese Adresse ist nicht lesbar', 'Prüf sie auf Tippfehler.'],
    broken: ['Etwas ist schiefgegangen', 'Lade die Seite gleich noch einmal.'],
  },
};

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
export function errorPage({ headers, url, server }: FastifyRequest, status: number): string {
  const ofBrowser = acceptedLanguage(headers['accept-language']);
  const language = languageOf(searchParamsOf(url).get('lang'), ofBrowser);
  const words = ERROR_WORDS[language];
  const [title, advice] = words[ERROR_KINDS[status] ?? (status < 500 ? 'unreadable' : 'broken')];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Touchline</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style><header><a href="/">Touchline</a></header><main><h1>${title}</h1><p>${advice}</p><a href="/">${words.scores}</a></main></html>`;
  return withBasePath(html, server.basePath);
}
