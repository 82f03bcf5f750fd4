import type { ListReply, ListRequest } from './list-worker.ts';

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
