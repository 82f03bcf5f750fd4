import { deletePushRequest, storePushRequest } from '#web/data/push.ts';
import { requestPermission } from '#web/features/alerts/delivery.ts';
import { isPushed } from '#web/features/alerts/push-slot.tsx';
import { hasBells } from '#web/settings/has-bells.ts';
import { activeRegistration } from './registration.ts';
import { currentWishes, takeWaitStates } from './wishes.ts';

/** Whether this browser can be subscribed. */
export const canPush = (): boolean => 'PushManager' in globalThis && 'serviceWorker' in navigator;

/** Returns this browser's subscription; null without one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  return (await activeRegistration())?.pushManager.getSubscription() ?? null;
}

async function store(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  takeWaitStates((await storePushRequest({ endpoint, keys, ...currentWishes() })).prices);
}

const bytesOf = (base64url: string) => Uint8Array.fromBase64(base64url, { alphabet: 'base64url' });

/** Whether a subscription is for a key of the server, or for one that it no longer has. */
function isFor({ options: { applicationServerKey } }: PushSubscription, publicKey: string): boolean {
  if (!applicationServerKey) return false;
  return (
    new Uint8Array(applicationServerKey).toBase64({ alphabet: 'base64url', omitPadding: true }) === publicKey
  );
}

/** Subscribes this browser, after its permission; call it from a click. Returns false if it may not or cannot. */
export async function turnPushOn(publicKey: string): Promise<boolean> {
  const { permission } = await requestPermission();
  const registration = permission === 'granted' ? await activeRegistration() : null;
  if (!registration) return false;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  await store(subscription);
  isPushed.set(true);
  return true;
}

/** Ends the subscription of this browser, at the server too. */
export async function turnPushOff(): Promise<void> {
  const subscription = await currentSubscription();
  isPushed.set(false);
  if (!subscription) return;
  await deletePushRequest({ endpoint: subscription.endpoint }).catch(() => {});
  await subscription.unsubscribe();
}

/** Tells the server what this browser wants now, by a new subscription if that is for a key that it no longer has. */
export async function syncPush(publicKey: string | null): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) {
    isPushed.set(false);
    return;
  }
  if (!hasBells()) return turnPushOff();
  // Such as while its keys are damaged: the subscription is of use again when it sends again.
  if (publicKey === null) {
    isPushed.set(false);
    return;
  }
  if (!isFor(subscription, publicKey)) {
    await subscription.unsubscribe();
    await turnPushOn(publicKey);
    return;
  }
  await store(subscription);
  isPushed.set(true);
}
