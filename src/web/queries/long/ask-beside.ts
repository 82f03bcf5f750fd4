import { withChanges } from './changes.ts';
import workerUrl from './list.worker.ts?worker&url';
import type { ListAnswer } from './list-answer.ts';
import type { Reply, Wanted } from './reader.ts';
import { trustedWorkerUrl } from './trusted-worker-url.ts';

/** Message to the worker: a request, or without `request` its cancellation. */
export interface ToReader {
  readonly turn: number;
  readonly wanted?: Wanted;
}

/** Message from the worker: a reply, or the reason why there is none. */
export interface FromReader {
  readonly turn: number;
  readonly reply?: Reply;
  readonly problem?: string;
}

type Settle = (message: Omit<FromReader, 'turn'>) => void;

const waiting = new Map<number, Settle>();
let turns = 0;
let reader: Worker | null = null;
let isBroken = false;

function startReader(): Worker {
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromReader>) => waiting.get(data.turn)?.(data);
  worker.onerror = () => {
    isBroken = true;
    for (const settle of waiting.values()) settle({});
  };
  return worker;
}

/** Resolves to null if the worker is broken. */
function replyTo(wanted: Wanted, signal: AbortSignal): Promise<Reply | null> {
  reader ??= startReader();
  const worker = reader;
  turns += 1;
  const turn = turns;
  return new Promise<Reply | null>((resolve, reject) => {
    waiting.set(turn, ({ reply, problem }) =>
      problem ? reject(new TypeError(problem)) : resolve(reply ?? null),
    );
    signal.addEventListener('abort', () => {
      if (waiting.has(turn)) worker.postMessage({ turn } satisfies ToReader);
      reject(signal.reason);
    });
    worker.postMessage({ turn, wanted } satisfies ToReader);
  }).finally(() => waiting.delete(turn));
}

/**
 * Fetches a long list in a worker and compares it there with the previous answer: parsing a thousand matches takes as
 * long as the rest of a poll, and would block the page.
 *
 * @param previous the page's answer, with the ETag `request.previousEtag`
 * @returns the response with its body, or with the answer, whose unchanged records are those of `previous`; null if
 *   there is no worker
 * @throws what `fetch` throws
 */
export async function askBeside(
  wanted: Wanted,
  previous: ListAnswer,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly answer?: unknown } | null> {
  if (isBroken) return null;
  const reply = await replyTo(wanted, signal);
  if (!reply) return null;
  const { status, body, changes } = reply;
  const headers = reply.headers.map(([name, value]): [string, string] => [name, value]);
  const response = new Response(body, { status, headers });
  return changes ? { response, answer: withChanges(previous, changes) } : { response };
}
