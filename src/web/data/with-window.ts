/** Returns a reason with the window of the allowance that a response's `Cache-Status` names: `limit-hour`. */
export function withWindow(reason: string, headers: Headers): string {
  const window = headers.get('cache-status')?.match(/\bwindow=(hour|day)\b/)?.[1];
  return window === undefined ? reason : `${reason}-${window}`;
}
