/** A page that still fails after a reload would fail after the next one, too. */
const MIN_RELOAD_GAP_MS = 30_000;

/**
 * Whether the page may reload itself now: at most once in `minGapMs` per tab. Stores the time under a name if it may; where
 * storage is blocked, the time since the page was opened counts.
 */
export function mayReload(
  now = performance.timeOrigin + performance.now(),
  minGapMs = MIN_RELOAD_GAP_MS,
  name = 'reloaded-at',
): boolean {
  try {
    if (Math.abs(now - Number(sessionStorage.getItem(name))) < minGapMs) return false;
    sessionStorage.setItem(name, String(now));
    if (sessionStorage.getItem(name) === String(now)) return true;
  } catch {
    // As where a browser stores nothing and does not say so.
  }
  return now - performance.timeOrigin >= minGapMs;
}

/** Whether the server answers at all: a reload without it would end at the browser's own error page. */
export async function isServerUp(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
