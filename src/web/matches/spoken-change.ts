import { minuteParts } from '#news/match-change.ts';
import { type ChangeFacts, type Teams, titleText } from '#news/words/change-text.ts';
import type { ChangesWords } from '#web/words/changes.ts';

/**
 * Returns a change as sentences for screen readers: `Goal for Arsenal. Arsenal 1, Chelsea 0. Osei, 20th minute.`
 *
 * @param details of what is no goal
 */
export function spokenChange(
  change: ChangeFacts,
  teams: Teams,
  { changes, scores, moment }: ChangesWords,
  details: readonly string[] = [],
  title = titleText(change, teams, changes),
): string {
  const { kind, score, minute, player } = change;
  const [home = null, away = null] = score ?? [];
  const scorer =
    player && [player.name, minute && moment.minuteSaid(...minuteParts(minute))].filter(Boolean).join(', ');
  const sentences = [
    title,
    scores.row(teams.home.name, home, teams.away.name, away),
    ...(kind === 'goal' ? [scorer] : kind === 'ruled-out' ? [] : details),
  ];
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
