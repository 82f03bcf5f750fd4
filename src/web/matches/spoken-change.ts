import { minuteParts } from '#news/match-change.ts';
import { type ChangeFacts, type Teams, titleText } from '#news/words/change-text.ts';
import { spokenMinute } from '#web/words/minute-text.ts';
import { scoreRow } from '#web/words/score-row.ts';
import type { Words } from '#web/words/words.ts';

/**
 * Returns a change as sentences for screen readers: `Goal for Arsenal. Arsenal 1, Chelsea 0. Osei, 20th minute.`
 *
 * @param details of what is no goal
 */
export function spokenChange(
  change: ChangeFacts,
  teams: Teams,
  words: Words<'changes'>,
  details: readonly string[] = [],
  title = titleText(change, teams, words),
): string {
  const { kind, score, minute, player } = change;
  const [home = null, away = null] = score ?? [];
  const scorer =
    player && [player.name, minute && spokenMinute(...minuteParts(minute), words)].filter(Boolean).join(', ');
  const sentences = [
    title,
    scoreRow(teams.home.name, home, teams.away.name, away, words),
    ...(kind === 'goal' ? [scorer] : kind === 'ruled-out' ? [] : details),
  ];
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
