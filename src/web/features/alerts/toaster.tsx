import { useRef } from 'react';
import type { Alert } from '#news/alerts/alert.ts';
import { useCommand } from '#web/navigation/commands.ts';
import { usePointerOver } from '#web/ui/use-pointer-over.ts';
import { useWords } from '#web/words/use-words.ts';
import { AlertDigest } from './alert-digest.tsx';
import { dismissToast } from './alert-store.ts';
import { Toast } from './toast.tsx';
import { useEdge } from './use-edge.ts';
import { useToastExpiry } from './use-toast-expiry.ts';

/** Toasts that are visible at once; the others are counted. */
const MAX_VISIBLE_TOASTS = 3;

/** At the foot it leaves room for a notice of the page. */
const TOASTER_PLACE = {
  bottom: 'bottom-[var(--foot,0px)] in-[:has([data-trouble])]:pb-16',
  top: 'top-[4.3125rem]',
} as const;

interface Props {
  /** The latest alerts, oldest first. */
  readonly alerts: readonly Alert[];
  /** What happened while the viewer was away; null if nothing. */
  readonly missedAlerts: readonly Alert[] | null;
}

/**
 * The latest alerts over the page, newest first, and those of an absence in one line. Toasts are no live region: the
 * announcer reads them out in its own time, as much as the viewer wants.
 */
export function Toaster({ alerts, missedAlerts }: Props) {
  const { alerts: t } = useWords<'alerts'>();
  const element = useRef<HTMLElement>(null);
  const { isPointerOver, handlers } = usePointerOver();
  const edge = useEdge(element, alerts.length);
  useToastExpiry(isPointerOver);
  const visible = alerts.slice(-MAX_VISIBLE_TOASTS).toReversed();
  const more = alerts.length - visible.length;
  function dismiss(key: string): void {
    // The focus would be lost with the button that has it.
    if (element.current?.contains(document.activeElement)) element.current.focus();
    dismissToast(key);
  }
  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-label={t.latest}
      className={`pointer-events-none fixed inset-x-0 z-20 flex justify-end p-3 outline-none print:hidden ${TOASTER_PLACE[edge]}`}
      {...handlers}
    >
      <div className="grid w-full max-w-md gap-2">
        {visible[0] && (
          <ul className="grid gap-2">
            {visible.map((alert) => (
              <Toast key={alert.key} alert={alert} onDismiss={() => dismiss(alert.key)} />
            ))}
            {more > 0 && (
              <li className="floats pointer-events-auto rounded-lg border border-line bg-raised px-4 py-2 text-quiet text-xs">
                {t.more(more)}
              </li>
            )}
            <CloseCommand alertKey={visible[0].key} />
          </ul>
        )}
        {missedAlerts && <AlertDigest alerts={missedAlerts} />}
      </div>
    </section>
  );
}

/** Lets Escape dismiss the newest toast. */
function CloseCommand({ alertKey }: { readonly alertKey: string }) {
  useCommand('close', () => dismissToast(alertKey));
  return null;
}
