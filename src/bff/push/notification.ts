import { newsReader } from '#bff/news/news-reader.ts';
import { serverWords } from '#bff/server-words.ts';
import type { Language } from '#contract/locales.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { notificationText } from '#news/alerts/alert-text.ts';
import { pathOf, tagOf } from '#news/alerts/group-alerts.ts';
import type { Wishes } from './subscription.ts';

/** Code points that the longest title and body keep. */
const MAX_CHARACTERS = 400;

/** What a viewer is told. */
export interface Notification {
  readonly title: string;
  readonly body: string;
  /** Path of the page that it opens. */
  readonly path: string;
  /** Notifications with the same tag replace each other, where that is possible. */
  readonly tag: string;
  readonly language: Language;
}

function cut({ title, body, ...rest }: Notification): Notification {
  const shorten = (text: string) => [...text].slice(0, MAX_CHARACTERS).join('');
  return { title: shorten(title), body: shorten(body), ...rest };
}

/** Returns the notification of one alert, or of several of a kind. */
export function alertNotification(alerts: readonly Alert[], wishes: Wishes): Notification {
  const text = notificationText(alerts, newsReader(wishes));
  return cut({ ...text, path: pathOf(alerts), tag: tagOf(alerts), language: wishes.language });
}

/** Returns the notification of all alerts of quiet hours. */
export function digestNotification(alerts: readonly Alert[], wishes: Wishes): Notification {
  const { language } = wishes;
  const reader = newsReader(wishes);
  const lines = new Map(alerts.map((alert) => [alert.matchId, notificationText([alert], reader).body]));
  const title = serverWords(language).push.digest(alerts.length);
  const body = [...lines.values()].join('\n');
  return cut({ title, body, path: pathOf(alerts), tag: `quiet ${alerts[0]?.at ?? 0}`, language });
}

export const testNotification = ({ language }: Wishes): Notification => ({
  title: 'Touchline',
  body: serverWords(language).push.test,
  path: '/',
  tag: 'test',
  language,
});
