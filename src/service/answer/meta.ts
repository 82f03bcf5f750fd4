import type { Paging } from './paging.ts';

/** Who asks, as `meta` tells it. */
export interface Caller {
  readonly user: string;
  readonly plan: { readonly name: string };
  /** Requests left in the current window. */
  readonly requestsLeft: number;
}

export interface Meta extends Paging {
  readonly requests_left: number;
  readonly user: string;
  readonly plan: string;
  readonly msg: string;
}

/** `meta` in the order in which the service writes it; `msg` is "" where all is well. */
export function writeMeta(caller: Caller, paging: Paging, msg = ''): Meta {
  return {
    requests_left: caller.requestsLeft,
    user: caller.user,
    plan: caller.plan.name,
    page: paging.page,
    pages: paging.pages,
    count: paging.count,
    total: paging.total,
    msg,
  };
}
