import type { Alert } from '#news/alerts/alert.ts';
import { addAlerts, addToasts, digest, dropToasts, toasts } from '#web/features/alerts/alert-store.ts';
import { alertSettings } from '#web/settings/alerts.ts';
import { stepsBack } from '#web/settings/delay-state.ts';
import { createUnseen } from './unseen.ts';

/** What tabs send each other. */
export type AlertMessage =
  | {
      readonly type: 'alerts';
      readonly news: readonly Alert[];
      /** Alerts that are known and have changed. */
      readonly updates: readonly Alert[];
      /** Alerts of a time in which no tab was awake. */
      readonly late: readonly Alert[];
    }
  /** The viewer has seen alerts in a tab. */
  | { readonly type: 'seen'; readonly keys: readonly string[] }
  | { readonly type: 'digest-dismissed' };

interface InboxPage {
  readonly isVisible: () => boolean;
  readonly onAttention: (listener: () => void) => () => void;
}

const keysOf = (alerts: readonly Alert[]) => alerts.map(({ key }) => key);

/** Replaces the alerts of a list that have changed. */
function withUpdates(list: readonly Alert[], updates: readonly Alert[]): readonly Alert[] {
  const isThere = ({ key, corrects }: Alert) => list.some((one) => one.key === key || one.key === corrects);
  const changed = updates.filter(isThere);
  return changed.length > 0 ? addAlerts(list, changed) : list;
}

/** Shows this tab's share of the alerts: toasts, the digest, and the count in the title. */
export function createInbox({ isVisible, onAttention }: InboxPage, post: (message: AlertMessage) => void) {
  const unseen = createUnseen();

  function markSeen(keys: readonly string[]): void {
    if (keys.length > 0) post({ type: 'seen', keys });
  }

  function takeAlerts({ news, updates, late }: AlertMessage & { type: 'alerts' }): void {
    toasts.set(withUpdates(toasts.get(), updates));
    if (alertSettings.get().toasts) addToasts(news);
    const summary = digest.get();
    if (late.length > 0) digest.set(addAlerts(summary ?? [], late));
    else if (summary) digest.set(withUpdates(summary, updates));
    if (isVisible()) markSeen(keysOf(news));
    else unseen.add(keysOf(news));
  }

  let hasDigest = false;
  const leaves = [
    digest.subscribe(() => {
      const isGone = hasDigest && digest.get() === null;
      hasDigest = digest.get() !== null;
      if (isGone) post({ type: 'digest-dismissed' });
    }),
    onAttention(() => isVisible() && markSeen(unseen.clear())),
    stepsBack.subscribe(() => void unseen.clear()),
  ];

  return {
    take(message: AlertMessage): void {
      if (message.type === 'alerts') takeAlerts(message);
      else if (message.type === 'digest-dismissed') {
        hasDigest = false;
        digest.set(null);
      } else if (!isVisible()) {
        unseen.clear(message.keys);
        dropToasts(message.keys);
      }
    },
    refresh: unseen.refresh,
    stop(): void {
      for (const leave of leaves) leave();
      unseen.stop();
    },
  };
}
