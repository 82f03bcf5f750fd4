import { type GoalChange, isGoalChange, type MatchChange, minuteParts } from '#news/match-change.ts';
import type { NewsMatch } from '#news/match-memory.ts';
import type { NewsWords } from '#web/words/news.ts';
import type { Announcement } from './queue.ts';

/** Returns what is announced of changes: goals and rulings that have just happened. */
export function announcementsOf<M extends NewsMatch>(
  changes: readonly MatchChange[],
  matches: ReadonlyMap<string, { readonly record: M }>,
  isIncluded: (match: M) => boolean,
  words: NewsWords,
): readonly Announcement[] {
  return changes.filter(isGoalChange).flatMap((change) => {
    const match = matches.get(change.matchId)?.record;
    if (!match || !change.isNews || !isIncluded(match)) return [];
    return [{ key: change.id, kind: change.kind, text: textOf(change, match, words) }];
  });
}

function textOf(
  { kind, side, score, minute, player }: GoalChange,
  { teams }: NewsMatch,
  words: NewsWords,
): string {
  const [home = null, away = null] = score ?? [];
  const scoreText = words.scores.row(teams.home.name, home, teams.away.name, away);
  if (kind === 'ruled-out') return words.announce.ruledOut(scoreText);
  const minuteText = minute === null ? null : words.moment.minuteSaid(...minuteParts(minute));
  return words.announce.goal(teams[side].name, scoreText, player?.name ?? null, minuteText);
}
