import { isServerUp, mayReload } from '#web/ui/reload-once.ts';

/** A wall that still fails after a reload would fail after the next one, too. */
const MIN_RELOAD_GAP_MS = 600_000;
/** A server with two builds, of which each answer may be the other, is not followed for this time. */
const MIN_TARGET_GAP_MS = 6 * 3_600_000;

/** Whether the wall may reload itself: at most once in ten minutes, and for a build once in hours. */
const isAllowed = (target: string | null) =>
  mayReload(undefined, MIN_RELOAD_GAP_MS) &&
  (target === null || mayReload(undefined, MIN_TARGET_GAP_MS, target));

/** `stuck`: no answer has come for long although the server is up; `broken`: views fail; `code`: files are gone. */
type Reason = 'stuck' | 'broken' | 'code' | 'version';

interface Options {
  readonly isQuiet: () => boolean;
  /** Stores what the page paints first after the reload. */
  readonly save: () => void;
  readonly reload?: () => void;
}

/** Reloads the wall when that disturbs least, never in a loop, and never into the browser's own error page. */
export function createReloader({ isQuiet, save, reload = () => location.reload() }: Options) {
  let pending: { readonly reason: Reason; readonly target: string | null } | null = null;
  let isChecking = false;
  return {
    request(reason: Reason, target: string | null = null): void {
      pending = { reason, target };
    },
    /** Called every second. */
    async check(): Promise<void> {
      if (!pending || isChecking) return;
      const { reason, target } = pending;
      // A wall that is stuck shows nothing that a reload could interrupt.
      if (reason !== 'stuck' && !isQuiet()) return;
      isChecking = true;
      const isUp = await isServerUp();
      isChecking = false;
      if (!isUp) return;
      // What is refused is requested again for as long as the reason lasts.
      pending = null;
      if (!isAllowed(target)) return;
      save();
      reload();
    },
  };
}
