/**
 * Returns the ms of a `Retry-After` header in seconds or as a date; null: missing or invalid. A date counts from the
 * response's own `Date` header, since the clocks of the two machines may differ.
 */
export function readRetryAfter(retryAfter: string | undefined, date: string | undefined): number | null {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const [until, now] = [dateOf(text), dateOf(date?.trim() ?? '')];
  return until === null || now === null ? null : Math.max(0, until - now);
}

/** Parses a date of RFC 9110 such as `Sun, 06 Nov 1994 08:49:37 GMT` to epoch ms. */
function dateOf(text: string): number | null {
  const epochMs = /^\w{3,9}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(epochMs) ? null : epochMs;
}
