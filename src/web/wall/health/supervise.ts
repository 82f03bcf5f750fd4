import type { QueryClient } from '@tanstack/react-query';
import { worldClock } from '#web/clock/world-clock.ts';
import { wallControl } from '#web/wall/control/wall-control.ts';
import { saveSnapshot, snapshotSteps } from '#web/wall/snapshot/snapshot.ts';
import { takeBrokenCount } from './broken-views.ts';
import { newVersion } from './new-version.ts';
import { ownFiles } from './page-files.ts';
import { quietMoments } from './quiet-moment.ts';
import { createReloader } from './reloader.ts';
import { createWatchdog } from './watchdog.ts';

const CHECK_MS = 1_000;
const SAVE_MS = 60_000;
const VERSION_CHECK_MS = 300_000;
/** A wall whose views have failed reloads after this time, ms: a newer version may mend it. */
const BROKEN_MS = 300_000;
/** Events within this time are one return, ms. */
const RETURN_DEBOUNCE_MS = 500;

interface Options {
  readonly client: QueryClient;
  /** Files of the page that is open. */
  readonly files?: string;
  readonly reload?: () => void;
}

/**
 * Keeps a wall alive from outside of React: its requests, its version and its snapshot.
 *
 * @returns stops it
 */
export function superviseWall({ client, files = ownFiles, reload }: Options): () => void {
  /** What is left of the snapshot that is being stored; null between two. */
  let steps: ReturnType<typeof snapshotSteps> | null = null;
  function save(): void {
    steps = null;
    saveSnapshot(client);
  }
  const reloader = createReloader({ isQuiet: quietMoments.isQuiet, save, ...(reload && { reload }) });
  const watchdog = createWatchdog({ client, onStuck: () => reloader.request('stuck') });
  let savedAt = performance.now();
  let versionCheckedAt = savedAt;
  let brokenAt: number | null = null;
  let returnedAt = Number.NEGATIVE_INFINITY;

  function requestMendingReload(now: number): void {
    if (takeBrokenCount() > 0) brokenAt ??= now;
    if (brokenAt === null || now - brokenAt < BROKEN_MS) return;
    brokenAt = null;
    reloader.request('broken');
  }

  async function checkVersion(): Promise<void> {
    const newFiles = await newVersion(files);
    if (newFiles) reloader.request('version', newFiles);
  }

  function check(): void {
    const now = performance.now();
    // A frozen wall requests nothing.
    if (wallControl.get().freeze === null) watchdog.check();
    requestMendingReload(now);
    if (now - savedAt >= SAVE_MS) {
      savedAt = now;
      steps = snapshotSteps(client);
    }
    if (steps?.next().done) steps = null;
    if (now - versionCheckedAt >= VERSION_CHECK_MS) {
      versionCheckedAt = now;
      void checkVersion();
    }
    void reloader.check();
  }

  /** Timers may have been throttled or stopped; what was on its way during sleep may never settle. */
  function onReturn(): void {
    worldClock.wake();
    if (performance.now() - returnedAt < RETURN_DEBOUNCE_MS) return;
    returnedAt = performance.now();
    watchdog.refetchAll();
  }

  const timer = setInterval(check, CHECK_MS);
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('visibilitychange', () => (document.hidden ? save() : onReturn()), { signal });
  document.addEventListener('resume', onReturn, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal });
  window.addEventListener('online', onReturn, { signal });
  window.addEventListener('pagehide', save, { signal });
  // The code of an earlier build is gone from the server.
  window.addEventListener('vite:preloadError', () => reloader.request('code'), { signal });
  return () => {
    clearInterval(timer);
    controller.abort();
  };
}
