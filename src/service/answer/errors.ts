type RefusalStatus = 400 | 403 | 404 | 429;

/**
 * A request that the service refuses: becomes an envelope with the status, empty data and the reason in
 * `meta.msg` (v2.2 wire, errors).
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;

  constructor(status: RefusalStatus, reason: string) {
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

/** 403: what the account's plan does not hold. */
export function notInPlan(what: 'League' | 'Endpoint' | 'Include'): Refusal {
  return new Refusal(403, `${what} not available for your plan.`);
}

/** 429: no request is left; the real service's body is unknown, so it is the envelope of all refusals. */
export function exhausted(): Refusal {
  return new Refusal(429, 'Request limit of your plan reached.');
}

/** What `data` is under a refusal: an empty object for an unknown thing, else an empty list. */
export function emptyData(status: RefusalStatus): [] | Record<string, never> {
  return status === 404 ? {} : [];
}

/** 401: the account's name or token is missing or wrong. */
export const UNAUTHORISED = { ok: false, message: 'User or token incorrect!' } as const;

/** 400: what cannot be read as a request at all (our choice). */
export const BAD_REQUEST = { msg: 'Bad request' } as const;

/** 404: no such route. */
export const NO_ROUTE = { msg: 'Endpoint not found' } as const;
