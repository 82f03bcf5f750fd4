import { parseJson } from '#contract/parse/parse-json.ts';
import { type Changes, changesBetween } from './changes.ts';
import { isList, type ListAnswer } from './list-answer.ts';

/** An address, and the ETag of the page's previous answer. */
export interface ListRequest {
  readonly url: string;
  readonly previousEtag: string | null;
}

export interface ParsedResponse {
  readonly response: Response;
  /** The parsed body, if the worker has parsed it. */
  readonly answer?: unknown;
}

export interface ListReply {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Changes since the page's previous answer; null if unknown. */
  readonly changes: Changes | null;
  /** Body for the page to parse; null if it is unchanged, or `changes` has the differences. */
  readonly body: string | null;
}

/** Message to the worker: a request, or without `request` its cancellation. */
export interface ToListWorker {
  readonly turn: number;
  readonly request?: ListRequest;
}

/** Message from the worker: a reply, or the reason why there is none. */
export interface FromListWorker {
  readonly turn: number;
  readonly reply?: ListReply;
  readonly problem?: string;
}

/** Maximum of remembered answers: a page's days and the live list, and those of the previous page. */
const MAX_ANSWERS = 8;

/**
 * Creates a reader that fetches long lists and remembers the last answer of each address, so that it can return
 * changes.
 */
export function createListReader(): (request: ListRequest, signal: AbortSignal) => Promise<ListReply> {
  const byUrl = new Map<string, { readonly etag: string; readonly answer: ListAnswer }>();

  function read(url: string, etag: string | null, body: string): ListAnswer | null {
    byUrl.delete(url);
    // The page reports a body that is not JSON.
    const answer = parseJson(body, null);
    if (etag === null || !isList(answer)) return null;
    byUrl.set(url, { etag, answer });
    const [oldest = ''] = byUrl.keys();
    if (byUrl.size > MAX_ANSWERS) byUrl.delete(oldest);
    return answer;
  }

  return async ({ url, previousEtag }, signal) => {
    const response = await fetch(url, { cache: 'no-cache', signal });
    const reply = { status: response.status, headers: [...response.headers], changes: null, body: null };
    const etag = response.headers.get('etag');
    if (response.ok && etag !== null && etag === previousEtag) {
      void response.body?.cancel();
      return reply;
    }
    const body = await response.text();
    if (!response.ok) return { ...reply, body };
    const before = byUrl.get(url);
    const answer = read(url, etag, body);
    if (!answer || !before || before.etag !== previousEtag) return { ...reply, body };
    return { ...reply, changes: changesBetween(before.answer, answer) };
  };
}
