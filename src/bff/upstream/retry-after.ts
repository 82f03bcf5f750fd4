/**
 * Reads a `Retry-After` header, in seconds or as a date, and returns ms; null: there is none, or it is unreadable.
 * A date counts from the response's own `Date`, as the clocks of the two machines may differ.
 */
export function readRetryAfter(retryAfter: string | undefined, date: string | undefined): number | null {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const [until, now] = [dateOf(text), dateOf(date?.trim() ?? '')];
  return until === null || now === null ? null : Math.max(0, until - now);
}

/** RFC 9110: `Sun, 06 Nov 1994 08:49:37 GMT`. Epoch ms. */
function dateOf(text: string): number | null {
  const epochMs = /^\w{3,9}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(epochMs) ? null : epochMs;
}
