import { isolateNames } from '#contract/isolate-names.ts';
import { dayAndTime } from '#web/format/clock-time.ts';
import type { AlertTextWords } from '#web/words/alert-text.ts';
import type { Alert } from './alert.ts';

/** Texts of a notification. */
export interface AlertText {
  readonly title: string;
  readonly body: string;
}

/** Returns what happened: `Goal for Arsenal`. */
export function titleOf({ kind, side, detail, teams }: Alert, { alertText: t }: AlertTextWords): string {
  const team = side === null ? '' : teams[side].name;
  switch (kind) {
    case 'goals':
      return t.goal(team);
    case 'reds':
      return t.red(team);
    case 'ruled-out':
      return t.ruledOut;
    case 'kick-off':
      return t.kickOff;
    case 'line-ups':
      return t.lineUps;
    case 'half-time':
      return t.halfTime;
    case 'full-time': {
      const ended: Readonly<Record<string, string>> = t.ended;
      return ended[detail ?? ''] ?? t.fullTime;
    }
    case 'moved': {
      const moved: Readonly<Record<string, string>> = t.moved;
      return moved[detail ?? ''] ?? t.moved['new-time'];
    }
  }
}

/** Returns who it was and how: `23′ Osei (penalty)`. */
function personOf({ minute, player, detail }: Alert, { alertText: t }: AlertTextWords): string | null {
  const how: Readonly<Record<string, string>> = t.how;
  const manner = detail && how[detail];
  const parts = [minute && `${minute}′`, player?.name, manner && `(${manner})`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}

/** Returns who it was and how, the score of a shoot-out or the time of the kick-off; those that there are. */
export function detailsOf(alert: Alert, words: AlertTextWords, zone: string): readonly string[] {
  const { kind, penalties, detail, kickOff } = alert;
  const isBefore = kind === 'line-ups' || detail === 'new-time';
  const parts = [
    kind === 'full-time' && penalties && words.scores.penalties(penalties.join('–')),
    kind === 'goals' || kind === 'reds' || kind === 'ruled-out' ? personOf(alert, words) : null,
    isBefore && dayAndTime(kickOff * 1000, zone, words.intl),
  ];
  return parts.filter((part) => typeof part === 'string');
}

/** Returns the match with its score, if it counts. */
function matchOf({ kind, teams, score }: Alert, { alertText: t }: AlertTextWords): string {
  const [home, away] = isolateNames(teams.home.name, teams.away.name);
  return score && kind !== 'kick-off' ? `${home} ${score[0]}–${score[1]} ${away}` : t.match(home, away);
}

/** Matches that a summary names. */
const MAX_NAMED = 4;

/** Puts several alerts of a kind into words, each match with its latest score. */
function summaryText(
  kind: Exclude<Alert['kind'], 'ruled-out'>,
  alerts: readonly Alert[],
  words: AlertTextWords,
): AlertText {
  const { several, more } = words.alertText;
  const matches = new Map(alerts.map((alert) => [alert.matchId, matchOf(alert, words)]));
  const named = [...matches.values()].slice(0, MAX_NAMED);
  const rest = matches.size - named.length;
  return {
    title: several[kind](alerts.length),
    body: [...named, ...(rest > 0 ? [more(rest)] : [])].join(' · '),
  };
}

/**
 * Puts an alert, or several of a kind, into the words of a notification.
 *
 * @param zone of the kick-off
 */
export function notificationText(alerts: readonly Alert[], words: AlertTextWords, zone: string): AlertText {
  const [alert] = alerts;
  if (!alert) return { title: '', body: '' };
  if (alerts.length > 1 && alert.kind !== 'ruled-out') return summaryText(alert.kind, alerts, words);
  return {
    title: titleOf(alert, words),
    body: [matchOf(alert, words), ...detailsOf(alert, words, zone)].join(' · '),
  };
}
