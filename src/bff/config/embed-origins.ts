import { isLoopback } from '#contract/loopback.ts';
import type { Environment } from './environment.ts';

/** Returns the origin that a text names, as browsers write it; null if it is none, or sends the page in clear text. */
function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.href !== `${url.origin}/`) return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  // The origin becomes part of a policy, in which these would separate sources.
  return isSafe && !/[\s;,*]/.test(url.origin) ? url.origin : null;
}

/** Reads EMBED_ORIGINS: the sites that may show embeds in their pages. */
export function readEmbedOrigins(environment: Environment, problems: string[]): readonly string[] {
  const text = environment['EMBED_ORIGINS']?.trim();
  if (!text) return [];
  const origins = text.split(',').map((entry) => originOf(entry.trim()));
  if (origins.includes(null))
    problems.push(
      'EMBED_ORIGINS must be https origins without a path, joined by commas, such as https://www.example.com,https://news.example.org; http is for loopback only.',
    );
  return [...new Set(origins.filter((origin) => origin !== null))];
}
