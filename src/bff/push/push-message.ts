import { newsReader } from '#bff/news/news-reader.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { notificationText } from '#news/alerts/alert-text.ts';
import { pathOf, tagOf } from '#news/alerts/group-alerts.ts';
import type { Subscription } from './subscription.ts';

/** Bytes of a message; push services take 4 KB encrypted. */
const MAX_MESSAGE_BYTES = 3_000;
/** Code points that the longest title and body keep. */
const MAX_CHARACTERS = 400;

const TEXTS = {
  en: {
    test: { title: 'Touchline', body: 'Alerts reach this device, also when Touchline is closed.' },
    digest: (n: number) => `${n} alerts in your quiet hours`,
  },
  de: {
    test: {
      title: 'Touchline',
      body: 'Meldungen kommen auf diesem Gerät auch an, wenn Touchline geschlossen ist.',
    },
    digest: (n: number) => `${n} Meldungen in deiner Ruhezeit`,
  },
};

interface Notification {
  readonly title: string;
  readonly body: string;
  /** Path of the page that it opens. */
  readonly path: string;
  /** Notifications with the same tag replace each other. */
  readonly tag: string;
}

const cut = (text: string) => [...text].slice(0, MAX_CHARACTERS).join('');

/**
 * Returns the text of a message, in the declarative form that Safari shows without a script; our worker shows it elsewhere.
 *
 * @param publicUrl address of the pages without a slash at its end; null: unknown
 */
function write(
  { title, body, path, tag }: Notification,
  { language }: Subscription,
  publicUrl: string | null,
): string {
  const navigate = `${publicUrl ?? ''}${path}`;
  const notification = {
    title: cut(title),
    body: cut(body),
    navigate,
    tag,
    lang: language,
    data: { open: path },
  };
  const text = JSON.stringify({ web_push: 8030, notification });
  if (Buffer.byteLength(text) <= MAX_MESSAGE_BYTES) return text;
  return JSON.stringify({ web_push: 8030, notification: { ...notification, body: '' } });
}

/** Returns the message of one alert, or of several of a kind. */
export const alertMessage = (
  alerts: readonly Alert[],
  subscription: Subscription,
  publicUrl: string | null,
): string =>
  write(
    { ...notificationText(alerts, newsReader(subscription)), path: pathOf(alerts), tag: tagOf(alerts) },
    subscription,
    publicUrl,
  );

/** Returns the message of all alerts of quiet hours. */
export function digestMessage(
  alerts: readonly Alert[],
  subscription: Subscription,
  publicUrl: string | null,
): string {
  const reader = newsReader(subscription);
  const lines = new Map(alerts.map((alert) => [alert.matchId, notificationText([alert], reader).body]));
  const title = TEXTS[subscription.language].digest(alerts.length);
  const first = alerts[0];
  const tag = `quiet ${first?.at ?? 0}`;
  return write(
    { title, body: [...lines.values()].join('\n'), path: pathOf(alerts), tag },
    subscription,
    publicUrl,
  );
}

export const testMessage = (subscription: Subscription, publicUrl: string | null): string =>
  write({ ...TEXTS[subscription.language].test, path: '/', tag: 'test' }, subscription, publicUrl);
