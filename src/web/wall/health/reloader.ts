import { isServerUp } from '#web/ui/reload-once.ts';
import { mayReload, rememberReload } from './reload-guard.ts';

/** `stuck`: no answer has come for long although the server is up; `broken`: views fail; `code`: files are gone. */
type Reason = 'stuck' | 'broken' | 'code' | 'night' | 'version';

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
      if (!mayReload(target)) {
        // It is requested again for as long as the reason lasts.
        pending = null;
        return;
      }
      isChecking = true;
      const isUp = await isServerUp();
      isChecking = false;
      if (!isUp) return;
      pending = null;
      rememberReload(target);
      save();
      reload();
    },
  };
}
