import { z } from 'zod';
import { newsReader } from '#bff/news/news-reader.ts';
import { instantSchema } from '#bff/news/saved-news.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { notificationText } from '#news/alerts/alert-text.ts';
import { isWanted } from '#news/alerts/bells.ts';
import type { AlertMatch } from '#news/alerts/match-alerts.ts';
import { isMatchMemory } from '#news/is-match-memory.ts';
import type { AlertMemory } from './alert-stream.ts';

/** Alerts that wait for a viewer, by the id of the subscription. */
export type ViewerAlerts = readonly [id: string, alerts: readonly Alert[]];

/** Alerts that wait for the delay of their viewers. */
export interface DelayedAlerts {
  /** Real time, epoch ms. */
  readonly dueAt: number;
  readonly viewers: readonly ViewerAlerts[];
}

/** What the process that sends has seen and has yet to send. */
export interface AlertState {
  readonly seen: AlertMemory;
  readonly delayed: readonly DelayedAlerts[];
  /** Those of quiet hours. */
  readonly quiet: readonly ViewerAlerts[];
}

/** Whether stored JSON is an alert that can be sent. */
function isAlert(json: unknown): json is Alert {
  try {
    const alert = json as Alert;
    isWanted(alert, {});
    return notificationText([alert], newsReader({ language: 'en', zone: 'UTC' })).title !== '';
  } catch {
    return false;
  }
}

const alertSchema = z.custom<Alert>(isAlert);
const keysSchema = z.array(z.string());
const matchSchema = z.custom<AlertMatch>(
  (json) =>
    isMatchMemory(json) &&
    z
      .object({ unconfirmed: z.array(alertSchema), retracted: keysSchema, delivered: keysSchema })
      .safeParse(json).success,
);
/** Of each viewer the places of their alerts in the list of all, since many viewers have the same. */
const viewersSchema = z.array(z.tuple([z.string(), z.array(z.number())]));

const savedSchema = z.object({
  version: z.literal(1),
  asOf: instantSchema,
  matches: z.array(z.tuple([z.string(), matchSchema])),
  alerts: z.array(alertSchema),
  delayed: z.array(z.object({ dueAt: z.number(), viewers: viewersSchema })),
  quiet: viewersSchema,
});

export function savedAlerts({ seen, delayed, quiet }: AlertState): z.input<typeof savedSchema> {
  const places = new Map<Alert, number>();
  function placeOf(alert: Alert): number {
    const place = places.get(alert) ?? places.size;
    places.set(alert, place);
    return place;
  }
  const write = (viewers: readonly ViewerAlerts[]) =>
    viewers.map(([id, alerts]): [string, number[]] => [id, alerts.map(placeOf)]);
  const waiting = {
    delayed: delayed.map(({ dueAt, viewers }) => ({ dueAt, viewers: write(viewers) })),
    quiet: write(quiet),
  };
  const matches = seen.matches.map(([id, match]): [string, AlertMatch] => [id, match]);
  return { version: 1, asOf: seen.asOf, matches, alerts: [...places.keys()], ...waiting };
}

/** Parses what was saved; null: it is damaged or has another version. */
export function readSavedAlerts(text: string): AlertState | null {
  try {
    const { asOf, matches, alerts, delayed, quiet } = savedSchema.parse(JSON.parse(text));
    const read = (viewers: z.infer<typeof viewersSchema>) =>
      viewers.map(([id, places]): ViewerAlerts => [id, places.flatMap((place) => alerts[place] ?? [])]);
    return {
      seen: { asOf, matches },
      delayed: delayed.map(({ dueAt, viewers }) => ({ dueAt, viewers: read(viewers) })),
      quiet: read(quiet),
    };
  } catch {
    return null;
  }
}
