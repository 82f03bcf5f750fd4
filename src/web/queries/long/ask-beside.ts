import { withChanges } from './changes.ts';
import type { ListAnswer } from './list-answer.ts';
import type { Reply, Wanted } from './reader.ts';
import workerUrl from './reader.worker.ts?worker&url';
import { trustedWorkerUrl } from './trusted-worker-url.ts';

/** To the worker: an address to ask; without one, that nobody waits for it any more. */
export interface ToReader {
  readonly turn: number;
  readonly wanted?: Wanted;
}

/** From the worker: what was answered, or why nothing was. */
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

/** Null: the worker is broken. */
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
 * Has a worker ask for a long list and compare it with the answer before: reading a thousand matches takes as long
 * as all the rest of a poll, and meanwhile the page would not move.
 *
 * @param previous the answer that the page has, with the ETag `wanted.has`
 * @returns the response, with its body where the page has to read it itself, else with the answer, whose unchanged
 *   records are those of `previous`; null where no worker can be had
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
