/**
 * The failure vocabulary: one table of what an answer of ours may say went wrong. Messages are our own words;
 * nothing of the data service's text, address or credentials ever becomes part of a failure.
 */
export const ERRORS = {
  bad_parameter: { status: 400, message: 'Invalid parameter. See docs/operations.md.' },
  unauthorized: { status: 401, message: 'Wrong operator key. Check it and try again.' },
  unknown_operation: { status: 404, message: 'Unknown operation. See docs/operations.md.' },
  not_found: { status: 404, message: 'Record not found. Check the id.' },
  method_not_allowed: { status: 405, message: 'Method not allowed. Use GET or HEAD.' },
  rate_limited: { status: 429, message: 'The account’s requests are used up. Try again later.' },
  plan_limit: {
    status: 403,
    message: 'The account’s plan does not include this. Request something else or change the plan.',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  overloaded: { status: 503, message: 'This server is busy. Try again in a moment.' },
  upstream_unavailable: { status: 503, message: 'The data service is not answering. Try again in a moment.' },
  upstream_refused: {
    status: 502,
    message: 'The data service sent an unusable response. See this server’s log.',
  },
  internal: { status: 500, message: 'Internal error. See this server’s log.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Why, in one word of ours: what the log and `Cache-Status` say. */
export type Reason =
  | 'absent' // the data service says there is no such thing
  | 'body' // not JSON, cut short, too big, or not what the contract expects
  | 'breaker' // not asked: the last calls failed
  | 'busy' // not asked: too many calls wait already
  | 'certificate' // TLS fails: the certificate is not valid for the data service, or it speaks no TLS
  | 'client_limit' // one client, or all together, ask for more than is allowed
  | 'connection'
  | 'credentials'
  | 'defect' // a mistake of ours
  | 'dns' // the name of the data service cannot be resolved
  | 'limit' // the allowance is used up, or nearly so
  | 'older' // an earlier state than the one that is held
  | 'no_route' // the data service has no such route, as it has none of media today
  | 'plan'
  | 'redirect'
  | 'request' // the request itself was wrong
  | 'server' // 5xx
  | 'status' // any other status
  | 'timeout';

interface Details {
  readonly message?: string;
  readonly retryAfter?: number;
  readonly place?: string;
}

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly reason: Reason;
  /** When it makes sense to try again, ms from now; null: unknown. */
  readonly retryAfter: number | null;
  /** Where in our sources, if it is a mistake of ours; for the log. */
  readonly place: string | null;

  constructor(code: ErrorCode, reason: Reason, details: Details = {}) {
    super(details.message ?? ERRORS[code].message);
    this.name = 'Failure';
    this.place = details.place ?? null;
    this.code = code;
    this.reason = reason;
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** Anything that was thrown, as a failure: what is not one is a mistake of ours. */
export function asFailure(thrown: unknown): Failure {
  return thrown instanceof Failure ? thrown : new Failure('internal', 'defect', { place: placeOf(thrown) });
}

/** `TypeError load.ts:52`: what to look for, without the message, which may quote what it stumbled over. */
function placeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const [, place = 'somewhere'] = /([\w.-]+:\d+):\d+\)?$/m.exec(thrown.stack ?? '') ?? [];
  return `${thrown.name} ${place}`;
}
