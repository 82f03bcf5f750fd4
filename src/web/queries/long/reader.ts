import { parseJson } from '#web/format/parse-json.ts';
import { type Changes, changesBetween } from './changes.ts';
import { isList, type ListAnswer } from './list-answer.ts';

/** An address to ask, and the ETag of the answer that the asker has of it. */
export interface Wanted {
  readonly url: string;
  readonly has: string | null;
}

/** What was answered; headers by their names. */
export interface Reply {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** What has changed since the answer that the asker has; null where that is not known. */
  readonly changes: Changes | null;
  /** The body, for the asker to read it himself; null where he has it already, or `changes` tell. */
  readonly body: string | null;
}

/** As many answers are remembered: the days of a page and what is in play, and those of the page before. */
const MOST = 8;

/** Asks for long lists, and remembers the last answer of each address, so that it can tell what has changed. */
export function createReader(): (wanted: Wanted, signal: AbortSignal) => Promise<Reply> {
  const known = new Map<string, { readonly etag: string; readonly answer: ListAnswer }>();

  function read(url: string, etag: string | null, body: string): ListAnswer | null {
    known.delete(url);
    // The asker complains of a body that is not JSON.
    const answer = parseJson(body, null);
    if (etag === null || !isList(answer)) return null;
    known.set(url, { etag, answer });
    const [oldest = ''] = known.keys();
    if (known.size > MOST) known.delete(oldest);
    return answer;
  }

  return async ({ url, has }, signal) => {
    const response = await fetch(url, { cache: 'no-cache', signal });
    const reply = { status: response.status, headers: [...response.headers], changes: null, body: null };
    const etag = response.headers.get('etag');
    if (response.ok && etag !== null && etag === has) {
      void response.body?.cancel();
      return reply;
    }
    const body = await response.text();
    if (!response.ok) return { ...reply, body };
    const before = known.get(url);
    const answer = read(url, etag, body);
    if (!answer || !before || before.etag !== has) return { ...reply, body };
    return { ...reply, changes: changesBetween(before.answer, answer) };
  };
}
