import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePausedAt } from '#web/clock/pause.ts';
import { useZone } from '#web/clock/program-context.ts';
import type { Alert } from '#web/matches/alert.ts';
import { detailsOf, titleOf } from '#web/matches/alert-text.ts';
import { useCommand } from '#web/navigation/commands.ts';
import { isModalOpen } from '#web/ui/use-modal.ts';
import { usePointerOver } from '#web/ui/use-pointer-over.ts';
import { useAlertWords } from '#web/words/alerts.ts';
import { useChangesWords } from '#web/words/changes.ts';
import { useNewsWords } from '#web/words/news.ts';
import { dismissDigest, dismissToast, dropToasts, toasts } from './alert-store.ts';
import { AwayLine, type MissedMatch } from './away-line.tsx';
import { Toast } from './toast.tsx';

/** Time for which a toast stays, unless the viewer rests on it, ms. */
const TOAST_MS = 10_000;
const TICK_MS = 500;

/**
 * Removes each toast after ten seconds. Time stops while the viewer points at a toast or has its focus there, while a
 * dialog covers it, while the page is hidden, and while updates are paused.
 */
function useToastExpiry(isPointerOver: boolean): void {
  const remainingMs = useRef(new Map<string, number>());
  const isPaused = usePausedAt() !== null;
  const mayExpire = !isPointerOver && !isPaused;
  useEffect(() => {
    if (!mayExpire) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || isModalOpen()) return;
      const left = new Map(
        toasts.get().map(({ key }) => [key, (remainingMs.current.get(key) ?? TOAST_MS) - TICK_MS]),
      );
      remainingMs.current = left;
      dropToasts([...left].filter(([, ms]) => ms <= 0).map(([key]) => key));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [mayExpire]);
}

type Edge = 'bottom' | 'top';

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Returns the edge of the window at which an element covers nothing that has the focus: the bottom, until it does.
 *
 * @param count another number of toasts has another size
 */
function useEdge(element: RefObject<HTMLElement | null>, count: number): Edge {
  const [edge, setEdge] = useState<Edge>('bottom');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element grows with the count
  useEffect(() => {
    function avoid(focused: Element | null): void {
      const own = element.current;
      if (!own || !focused || focused === document.body || own.contains(focused)) return;
      if (overlap(own.getBoundingClientRect(), focused.getBoundingClientRect()))
        setEdge((before) => (before === 'bottom' ? 'top' : 'bottom'));
    }
    const onFocus = ({ target }: FocusEvent) => target instanceof Element && avoid(target);
    avoid(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [element, count]);
  return edge;
}

/** What happened in matches with a bell while the viewer was away, in one line. */
function AlertDigest({ alerts }: { readonly alerts: readonly Alert[] }) {
  const { alerts: t } = useAlertWords();
  const words = { ...useNewsWords(), ...useChangesWords() };
  const zone = useZone();
  const count = (kind: Alert['kind']) => alerts.filter((one) => one.kind === kind).length;
  const [goals, rulings] = [count('goals'), count('ruled-out')];
  const textOf = (alert: Alert) => [titleOf(alert, words), ...detailsOf(alert, words, zone)].join(' ');
  const byMatch = Map.groupBy(alerts, ({ matchId }) => matchId);
  const matches = [...byMatch].flatMap(([id, ofMatch]): readonly MissedMatch[] => {
    const last = ofMatch.at(-1);
    if (!last) return [];
    const { teams, score } = last;
    return [{ id, home: teams.home.name, away: teams.away.name, score, texts: ofMatch.map(textOf) }];
  });
  return (
    <AwayLine
      text={t.away(words.announce.several(goals, rulings, alerts.length - goals - rulings))}
      matches={matches}
      onDismiss={dismissDigest}
    />
  );
}

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
  const { alerts: t } = useAlertWords();
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
