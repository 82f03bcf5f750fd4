import { withChanges } from './changes.ts';
import workerUrl from './list.worker.ts?worker&url';
import type { ListAnswer } from './list-answer.ts';
import type { FromListWorker, ListReply, ListRequest, ParsedResponse, ToListWorker } from './list-worker.ts';
import { trustedWorkerUrl } from './trusted-worker-url.ts';

type Settle = (message: Omit<FromListWorker, 'turn'>) => void;

const pending = new Map<number, Settle>();
let turns = 0;
let listWorker: Worker | null = null;
let isBroken = false;

function startWorker(): Worker {
  const worker = new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromListWorker>) => pending.get(data.turn)?.(data);
  worker.onerror = () => {
    isBroken = true;
    for (const settle of pending.values()) settle({});
  };
  return worker;
}

/** Resolves to null if the worker is broken. */
function replyTo(request: ListRequest, signal: AbortSignal): Promise<ListReply | null> {
  listWorker ??= startWorker();
  const worker = listWorker;
  turns += 1;
  const turn = turns;
  let abort = () => {};
  return new Promise<ListReply | null>((resolve, reject) => {
    pending.set(turn, ({ reply, problem }) =>
      problem ? reject(new TypeError(problem)) : resolve(reply ?? null),
    );
    abort = () => {
      worker.postMessage({ turn } satisfies ToListWorker);
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort);
    worker.postMessage({ turn, request } satisfies ToListWorker);
  }).finally(() => {
    pending.delete(turn);
    // The signal's timeout keeps it for seconds after the reply.
    signal.removeEventListener('abort', abort);
  });
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
export async function fetchInWorker(
  request: ListRequest,
  previous: ListAnswer,
  signal: AbortSignal,
): Promise<ParsedResponse | null> {
  if (isBroken) return null;
  const reply = await replyTo(request, signal);
  if (!reply) return null;
  const { status, body, changes } = reply;
  const headers = reply.headers.map(([name, value]): [string, string] => [name, value]);
  const response = new Response(body, { status, headers });
  return changes ? { response, answer: withChanges(previous, changes) } : { response };
}
