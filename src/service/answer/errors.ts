/**
 * A request that the service refuses: becomes an envelope with the status, empty data and the reason in
 * `meta.msg` (v2.2 wire, errors).
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 404;

  constructor(status: 400 | 404, reason: string) {
    super(reason);
    this.status = status;
  }
}

/** 400, in the one recorded wording: "Invalid 't' parameter value". */
export function invalid(parameter: string): Refusal {
  return new Refusal(400, `Invalid '${parameter}' parameter value`);
}

/** 400 for a parameter that the operation needs; no wording is recorded, this one is ours. */
export function missing(parameter: string): Refusal {
  return new Refusal(400, `Missing '${parameter}' parameter`);
}

/** 404: "League not found" is recorded, the other things follow its form. */
export function notFound(thing: string): Refusal {
  return new Refusal(404, `${thing} not found`);
}

/** What `data` is under a refusal: an empty list for a bad parameter, an empty object for an unknown thing. */
export function emptyData(status: 400 | 404): [] | Record<string, never> {
  return status === 400 ? [] : {};
}

/** 401: the account's name or token is missing or wrong. */
export const UNAUTHORISED = { ok: false, message: 'User or token incorrect!' } as const;

/** 404: no such route. */
export const NO_ROUTE = { msg: 'Endpoint not found' } as const;
