/** What went wrong, in the API's codes, and three of our own for answers that never came. */
export type ErrorCode =
  | 'bad_parameter'
  | 'unknown_operation'
  | 'not_found'
  | 'rate_limited'
  | 'plan_limit'
  | 'upstream_unavailable'
  | 'upstream_refused'
  | 'internal'
  | 'offline'
  | 'unreachable'
  | 'timeout';

/** An answer of `/api` that is no data. */
export class ApiError extends Error {
  readonly code: ErrorCode | (string & {});
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** Milliseconds that the server asked to wait (`Retry-After`). */
  readonly retryAfter: number;

  constructor(code: ErrorCode | (string & {}), status = 0, retryAfter = 0) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whether a failure says that there is no such thing, and asking again is no use. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Reads `{"error":{"code","message"}}`; a body that is no such thing (a proxy's page) is `internal`. */
export async function readError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0;
  const body: unknown = await response.json().catch(() => null);
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code;
  return new ApiError(typeof code === 'string' ? code : 'internal', response.status, retryAfter);
}
