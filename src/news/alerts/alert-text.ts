import {
  type ChangeFacts,
  type ChangeText,
  type ChangeWords,
  detailTexts,
  matchText,
  titleText,
} from '#news/words/change-text.ts';
import type { Alert } from './alert.ts';
import type { AlertKind } from './alert-kinds.ts';

/** The language and the zone of who reads an alert. */
export interface AlertReader {
  readonly words: ChangeWords;
  /** Returns the day and time of an instant (epoch ms). */
  readonly dayAndTime: (epochMs: number) => string;
}

const CHANGE_KINDS: Readonly<Record<AlertKind, ChangeFacts['kind']>> = {
  'kick-off': 'kick-off',
  'line-ups': 'line-ups',
  goals: 'goal',
  reds: 'red',
  'half-time': 'half-time',
  'full-time': 'full-time',
  'ruled-out': 'ruled-out',
  moved: 'off',
};

/** Returns what an alert tells, as a change; one of a price has words of its own. */
export const changeOf = ({ kind, detail, ...alert }: Alert): ChangeFacts =>
  detail === 'new-time'
    ? { ...alert, kind: 'rescheduled', detail: null }
    : { ...alert, kind: kind === 'price' ? 'details' : CHANGE_KINDS[kind], detail };

const matchOf = ({ teams, penalties, kickOff }: Alert, { dayAndTime }: AlertReader) => ({
  teams,
  penalties,
  kickOff: dayAndTime(kickOff * 1000),
});

/** Returns what happened: `Goal for Arsenal`. */
export const titleOf = (alert: Alert, { words }: Pick<AlertReader, 'words'>): string =>
  alert.wording?.title ?? titleText(changeOf(alert), alert.teams, words);

/** Returns who it was and how, the score of a shoot-out or the time of the kick-off; those that there are. */
export const detailsOf = (alert: Alert, reader: AlertReader): readonly string[] =>
  alert.wording?.details ?? detailTexts(changeOf(alert), matchOf(alert, reader), reader.words);

/** Matches that a summary names. */
const MAX_NAMED = 4;

/** Returns the title of the first of several prices, and how many others there are. */
const severalPrices = ([first, ...others]: readonly Alert[], { changes }: ChangeWords): string =>
  `${first?.wording?.title ?? ''} ${changes.more(others.length)}`;

/** Puts several alerts of a kind into words, each match with its latest score. */
function summaryText(
  kind: Exclude<Alert['kind'], 'ruled-out'>,
  alerts: readonly Alert[],
  { words }: AlertReader,
): ChangeText {
  const matches = new Map(
    alerts.map((alert) => [alert.matchId, matchText(changeOf(alert), alert.teams, words)]),
  );
  const named = [...matches.values()].slice(0, MAX_NAMED);
  const rest = matches.size - named.length;
  return {
    title: kind === 'price' ? severalPrices(alerts, words) : words.changes.several[kind](alerts.length),
    body: [...named, ...(rest > 0 ? [words.changes.more(rest)] : [])].join(' · '),
  };
}

/** Puts an alert, or several of a kind, into the words of a notification. */
export function notificationText(alerts: readonly Alert[], reader: AlertReader): ChangeText {
  const [alert] = alerts;
  if (!alert) return { title: '', body: '' };
  if (alerts.length > 1 && alert.kind !== 'ruled-out') return summaryText(alert.kind, alerts, reader);
  return {
    title: titleOf(alert, reader),
    body: [matchText(changeOf(alert), alert.teams, reader.words), ...detailsOf(alert, reader)].join(' · '),
  };
}
