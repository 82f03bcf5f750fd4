import type { QueryClient } from '@tanstack/react-query';
import { type PushAnswer, pushStateQuery } from '#web/data/push.ts';
import { isPushKnown } from '#web/features/alerts/push-slot.tsx';
import { alertTopic } from '#web/settings/alert-topic.ts';
import { currentSubscription, syncPush } from './push.ts';
import { syncTopic } from './topic.ts';
import { onWishes } from './wishes.ts';

/** Several settings often change at once. */
const SYNC_DELAY_MS = 1_000;

/** Tells the server what this browser wants now, by push and by its topic. */
export const syncSubscriptions = ({ publicKey, topics }: PushAnswer): Promise<unknown> =>
  Promise.all([syncPush(publicKey), topics?.url && syncTopic()]);

/**
 * Keeps the server up to date while a page is open and this browser is subscribed: subscriptions can end unnoticed, and
 * settings change.
 *
 * @returns stops it
 */
export function keepSubscribed(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function sync(): Promise<void> {
    if (alertTopic.get() === null && !(await currentSubscription())) return;
    await syncSubscriptions(await client.fetchQuery(pushStateQuery));
  }
  const syncSoon = (delayMs: number) => {
    clearTimeout(timer);
    const end = () => isPushKnown.set(true);
    timer = setTimeout(() => void sync().then(end, end), delayMs);
  };
  syncSoon(0);
  return onWishes(() => syncSoon(SYNC_DELAY_MS));
}
