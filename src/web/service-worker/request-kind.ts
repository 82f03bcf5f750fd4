import { pathIn } from './path-in.ts';

/** Addresses that are no pages of ours, although somebody may open them; frames in other sites have data or nothing. */
const NO_PAGE = /^(?:api|img|assets|embed|healthz|readyz|oembed)\b|\.[a-z0-9]+$/i;
/** Answers for everybody: `/api/status` may be an operator's. */
const ANSWER = /^api\/(?:v2\.2|first)\//;

export type RequestKind = 'page' | 'file' | 'answer';

/** Returns what the worker takes a request for; null if it is left to the browser. */
export function requestKind(
  { method, mode, cache, url }: Pick<Request, 'method' | 'mode' | 'cache' | 'url'>,
  scope: string,
): RequestKind | null {
  const path = pathIn(scope, url);
  // The console asks with `no-store` for what the server says.
  if (method !== 'GET' || cache === 'no-store' || path === null) return null;
  if (mode === 'navigate') return NO_PAGE.test(path) ? null : 'page';
  if (path.startsWith('assets/')) return 'file';
  return ANSWER.test(path) ? 'answer' : null;
}
