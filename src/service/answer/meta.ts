import type { Paging } from './paging.ts';

/** The account that sent the request, as `meta` shows it. */
export interface Caller {
  readonly user: string;
  readonly plan: { readonly name: string };
  /** Requests left in the current window. */
  readonly requestsLeft: number;
}

/** `meta` of a response. */
export interface Meta extends Paging {
  readonly requests_left: number;
  readonly user: string;
  readonly plan: string;
  readonly msg: string;
}

/** Writes `meta` in the real service's order; `msg` is "" for a success. */
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
