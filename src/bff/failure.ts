import type { WindowKind } from './account/window.ts';

/**
 * Status and message of every error that the API returns. Messages are fixed texts: no text, address or credential
 * of the data service becomes part of a failure.
 */
export const ERRORS = {
  bad_parameter: { status: 400, message: 'Invalid parameter. See docs/operations.md.' },
  unauthorized: { status: 401, message: 'Wrong operator key. Check it and try again.' },
  foreign_origin: {
    status: 403,
    message: 'Only pages of this server may send this. Open them at PUBLIC_URL or at its own address.',
  },
  wrong_code: { status: 403, message: 'Wrong or old code. Ask the wall for a new one.' },
  not_paired: { status: 403, message: 'This remote is not paired any more. Ask the wall for a new code.' },
  wall_removed: { status: 410, message: 'The operator has removed this wall. Open its address again.' },
  body_too_large: { status: 413, message: 'The body is too large. Send a smaller one.' },
  unsupported_type: { status: 415, message: 'Unsupported content type. Send application/json.' },
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
  not_implemented: { status: 501, message: 'Only JSON is available. Use format=json.' },
  internal: { status: 500, message: 'Internal error. See this server’s log.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type FailureCode = keyof typeof ERRORS;

/** What the log counts as misuse: operator keys, pairing codes, foreign origins, rates of requests, walls. */
export type Misuse = 'key' | 'code' | 'origin' | 'rate' | 'wall';

const MISUSES: Readonly<Partial<Record<FailureCode, Misuse>>> = {
  unauthorized: 'key',
  wrong_code: 'code',
  foreign_origin: 'origin',
  too_many_requests: 'rate',
};

/** Cause of a failure, as the log and `Cache-Status` name it. */
export const REASONS = [
  'absent', // the data service has no such record
  'body', // not JSON, truncated, too large, or not as the contract expects
  'breaker', // not sent: calls are paused after calls without an answer
  'busy', // not sent: too many calls are queued
  'certificate', // TLS fails: the certificate is invalid, or the server does not support TLS
  'client_limit', // one client, or all clients together, exceed a limit
  'connection',
  'credentials',
  'defect', // a bug in Touchline
  'dns', // the name of the data service cannot be resolved
  'limit', // the allowance is used up, or nearly
  'older', // an earlier state than the cached one
  'no_route', // the data service has no such route
  'plan',
  'redirect',
  'request', // the client's request is invalid
  'server', // 5xx
  'status', // any other status
  'timeout',
] as const;

export type Reason = (typeof REASONS)[number];

interface Details {
  readonly message?: string;
  readonly retryAfterMs?: number;
  readonly place?: string;
  readonly misuse?: Misuse;
  readonly errorCode?: string;
  readonly isUnsent?: boolean;
  readonly window?: WindowKind;
}

export class Failure extends Error {
  readonly code: FailureCode;
  readonly reason: Reason;
  /** Time until a retry makes sense, ms; null: unknown. */
  readonly retryAfterMs: number | null;
  /** Source location of a defect, for the log. */
  readonly place: string | null;
  /** Null: no misuse, or none that is known as such. */
  readonly misuse: Misuse | null;
  /** Code of a failed connection, such as ECONNREFUSED, for the log; null: none. */
  readonly errorCode: string | null;
  /** HTTP status of the data service's answer, for the log; null: none, or 200. */
  status: number | null = null;
  /** Whether no call was sent, so that nothing is known of the data service by it. */
  readonly isUnsent: boolean;
  /** Window whose requests are used up; null: none. */
  readonly window: WindowKind | null;

  constructor(code: FailureCode, reason: Reason, details: Details = {}) {
    super(details.message ?? ERRORS[code].message);
    this.name = 'Failure';
    this.place = details.place ?? null;
    this.errorCode = details.errorCode ?? null;
    this.code = code;
    this.misuse = details.misuse ?? MISUSES[code] ?? null;
    this.reason = reason;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.isUnsent = details.isUnsent ?? false;
    this.window = details.window ?? null;
  }
}

export const nothingFound = () =>
  new Failure('not_found', 'request', {
    message: 'Nothing found at this address. Check it for typing errors.',
  });

export const noPicture = () =>
  new Failure('not_found', 'request', { message: 'Picture not found. Check the address.' });

/** Returns what the log says of a failure besides its reason. */
export function detailsOf({ status, errorCode, place }: Failure) {
  return {
    ...(status !== null && { status }),
    ...(errorCode !== null && { errorCode }),
    ...(place !== null && { place }),
  };
}

/** Converts anything thrown to a failure; whatever is not a `Failure` counts as a defect. */
export function asFailure(thrown: unknown): Failure {
  return thrown instanceof Failure ? thrown : new Failure('internal', 'defect', { place: placeOf(thrown) });
}

/** Returns error class and location, such as `TypeError load.ts:52`; the message is left out since it may quote data. */
function placeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const [, file = 'somewhere', line] = /([\w.-]+)(?:\?\S*?)?:(\d+):\d+\)?$/m.exec(thrown.stack ?? '') ?? [];
  const place = line === undefined ? file : `${file}:${line}`;
  return `${thrown.name} ${place}`;
}
