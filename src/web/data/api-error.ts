import { withWindow } from './with-window.ts';

/** An error response of `/api`, or none at all. */
export class ApiError extends Error {
  /**
   * The API's, with the window of an allowance that is used up (`rate_limited-hour`), or without a response `offline`,
   * `unreachable` or `timeout`.
   */
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Delay that the server demands (`Retry-After`), ms. */
  readonly retryAfter: number;

  constructor(code: string, status = 0, retryAfter = 0) {
    super(code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whether a resource does not exist, so that a retry is pointless. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Reads `{"error":{"code","message"}}`; any other body (a proxy's page) is `internal`. */
export async function readError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0;
  const body: unknown = await response.json().catch(() => null);
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code;
  const detail = typeof code === 'string' ? withWindow(code, response.headers) : 'internal';
  return new ApiError(detail, response.status, retryAfter);
}
