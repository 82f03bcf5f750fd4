type RefusalStatus = 400 | 403 | 404 | 429;

/**
 * An error that becomes an envelope with this status, empty data and the reason in `meta.msg` (v2.2 wire,
 * errors).
 */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';
  readonly status: RefusalStatus;

  constructor(status: RefusalStatus, reason: string) {
    super(reason);
    this.status = status;
  }
}

/** Returns a 400 with the recorded wording: "Invalid 't' parameter value". */
export function invalidParameter(parameter: string): RefusedRequest {
  return new RefusedRequest(400, `Invalid '${parameter}' parameter value`);
}

/** Returns a 400 for a missing required parameter; the wording is our choice. */
export function missingParameter(parameter: string): RefusedRequest {
  return new RefusedRequest(400, `Missing '${parameter}' parameter`);
}

/** Returns a 404: "League not found" is recorded, other entities follow its form. */
export function notFound(entity: string): RefusedRequest {
  return new RefusedRequest(404, `${entity} not found`);
}

/** Returns a 403 for something that the account's plan does not include. */
export function notInPlan(feature: 'League' | 'Endpoint' | 'Include'): RefusedRequest {
  return new RefusedRequest(403, `${feature} not available for your plan.`);
}

/** Returns a 429; the real service's body is unknown, so this one is the envelope of all refusals. */
export function requestLimitReached(): RefusedRequest {
  return new RefusedRequest(429, 'Request limit of your plan reached.');
}

/** Returns the `data` of a refusal: an empty object for 404, else an empty list. */
export function emptyData(status: RefusalStatus): [] | Record<string, never> {
  return status === 404 ? {} : [];
}

/** Body of a 401: the user or token is missing or wrong. */
export const UNAUTHORISED = { ok: false, message: 'User or token incorrect!' } as const;

/** Body of a 400 for an unreadable request (our choice). */
export const BAD_REQUEST = { msg: 'Bad request' } as const;

/** Body of a 404 for an unknown route. */
export const NO_ROUTE = { msg: 'Endpoint not found' } as const;
