import type { Alert } from '#web/matches/alert.ts';
import { detailsOf, titleOf } from '#web/matches/alert-text.ts';
import type { AlertTextWords } from '#web/words/alert-text.ts';
import type { NewsWords } from '#web/words/news.ts';

/** Returns `20th minute`; null while the minute is unknown. */
function spokenMinute({ minute }: Alert, { moment }: AlertTextWords): string | null {
  if (minute === null) return null;
  const [regular = 0, stoppage = null] = minute.split('+').map(Number);
  return moment.minuteSaid(regular, stoppage);
}

/** Returns an alert as sentences for screen readers; goals as on the pages that announce them. */
export function spokenAlert(alert: Alert, zone: string, words: AlertTextWords & NewsWords): string {
  const { teams, score, side, kind, player } = alert;
  const match = words.scores.row(teams.home.name, score?.[0] ?? null, teams.away.name, score?.[1] ?? null);
  if (kind === 'ruled-out') return words.announce.ruledOut(match);
  if (kind === 'goals' && side) {
    return words.announce.goal(teams[side].name, match, player?.name ?? null, spokenMinute(alert, words));
  }
  return `${[titleOf(alert, words), match, ...detailsOf(alert, words, zone)].join('. ')}.`;
}
