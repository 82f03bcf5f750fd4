import { createStore } from '#web/state/store.ts';

/** Whether this browser can show notifications, and whether the viewer lets it. */
export interface Delivery {
  readonly permission: 'default' | 'granted' | 'denied' | 'unsupported';
  /**
   * Why notifications are unsupported: an address without encryption, an iPhone or iPad on which the app is not
   * installed, or a browser without them. Null if they are supported.
   */
  readonly obstacle: 'insecure' | 'install' | 'browser' | null;
}

/** iPads call themselves Macs, but no Mac has a touch screen. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Reads what the browser offers, without a prompt. */
export function readDelivery(): Delivery {
  const isSupported = 'Notification' in globalThis && 'serviceWorker' in navigator;
  if (isSupported) return { permission: Notification.permission, obstacle: null };
  if (!globalThis.isSecureContext) return { permission: 'unsupported', obstacle: 'insecure' };
  return { permission: 'unsupported', obstacle: isApplePhone() ? 'install' : 'browser' };
}

export const delivery = createStore<Delivery>(readDelivery());

/** Asks the viewer for permission, unless they have answered; a refusal is no error. Call it from a click. */
export async function requestPermission(): Promise<Delivery> {
  if (readDelivery().permission === 'default') await Notification.requestPermission().catch(() => {});
  delivery.set(readDelivery());
  return delivery.get();
}
