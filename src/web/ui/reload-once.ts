const STORAGE_KEY = 'reloaded-at';
/** A page that still fails after a reload would fail after the next one, too. */
const MIN_RELOAD_GAP_MS = 30_000;

/**
 * Whether the page may reload itself now: at most once in 30 s per tab, and never where storage is blocked, because the
 * last time would be lost. Stores the time if it may.
 */
export function mayReload(now = performance.timeOrigin + performance.now()): boolean {
  try {
    const last = sessionStorage.getItem(STORAGE_KEY);
    if (last !== null && Math.abs(now - Number(last)) < MIN_RELOAD_GAP_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(now));
    return sessionStorage.getItem(STORAGE_KEY) === String(now);
  } catch {
    return false;
  }
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
