import type { Environment } from './environment.ts';

/** An address with the path as it is written, because a parser would resolve `..` and backslashes. */
const ADDRESS = /^https?:\/\/[^/?#@\\]+((?:\/[\w~-][\w.~-]*)*)\/?$/i;

/** Reads PUBLIC_URL: the address of the pages, without a slash at its end; null without one. */
export function readPublicUrl(environment: Environment, problems: string[]): string | null {
  const text = environment['PUBLIC_URL']?.trim();
  if (!text) return null;
  const path = ADDRESS.exec(text)?.[1];
  if (path !== undefined && URL.canParse(text)) return new URL(text).origin + path;
  problems.push(
    'PUBLIC_URL must be the address of the pages, such as https://scores.example.com or https://news.example.com/touchline: no query, no #, and in a path only letters, digits, - . _ ~ and no dot first.',
  );
  return null;
}

/** Returns the path under which the pages are served, without a slash at its end: `/touchline`; empty at the root. */
export const basePathOf = (publicUrl: string | null): string =>
  publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
