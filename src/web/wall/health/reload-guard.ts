import { readSession, writeSession } from '#web/settings/session.ts';

const STORAGE_NAME = 'wall-reload';
/** A wall that still fails after a reload would fail after the next one, too. */
const MIN_RELOAD_GAP_MS = 600_000;
/** A server with two builds, of which each answer may be the other, is not followed for this time. */
const MIN_TARGET_GAP_MS = 6 * 3_600_000;

interface LastReload {
  /** The device's time, epoch ms. */
  readonly at: number;
  /** The build that it was for. */
  readonly target: string | null;
}

const deviceNow = () => performance.timeOrigin + performance.now();

function lastReload(): LastReload | null {
  const json = readSession(STORAGE_NAME) as Partial<LastReload> | null;
  return typeof json?.at === 'number' ? { at: json.at, target: json.target ?? null } : null;
}

/**
 * Returns whether the wall may reload itself: at most once in ten minutes, and once for a build. Without storage the
 * time since the page was opened counts.
 *
 * @param target the build that it reloads for; null for any other reason
 */
export function mayReload(target: string | null = null, now = deviceNow()): boolean {
  const last = lastReload();
  if (!last) return now - performance.timeOrigin >= MIN_RELOAD_GAP_MS || canStore();
  const gap = Math.abs(now - last.at);
  return gap >= MIN_RELOAD_GAP_MS && !(target !== null && target === last.target && gap < MIN_TARGET_GAP_MS);
}

function canStore(): boolean {
  writeSession('wall-probe', true);
  return readSession('wall-probe') === true;
}

/** Called before a reload. */
export function rememberReload(target: string | null = null, now = deviceNow()): void {
  writeSession(STORAGE_NAME, { at: now, target } satisfies LastReload);
}
