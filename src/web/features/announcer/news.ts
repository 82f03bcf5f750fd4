import { type Goal, goalsBetween, type ScoredMatch } from '#web/format/goals-between.ts';
import type { NewsWords } from '#web/words/news.ts';
import type { Announcement } from './queue.ts';

type MatchRecords = ReadonlyMap<string, { readonly record: ScoredMatch }>;

/**
 * Returns the goals and rulings of followed matches between two states. Matches in only one of the states are
 * skipped.
 */
export function newsBetween(
  before: MatchRecords,
  after: MatchRecords,
  isFollowed: (match: ScoredMatch) => boolean,
  words: NewsWords,
): readonly Announcement[] {
  const news: Announcement[] = [];
  for (const [id, { record }] of after) {
    const previous = before.get(id)?.record;
    if (!previous || previous === record || !isFollowed(record)) continue;
    news.push(...goalsBetween(previous, record).map((goal) => announcementOf(record, goal, words)));
  }
  return news;
}

function announcementOf(match: ScoredMatch, goal: Goal, words: NewsWords): Announcement {
  const { teams, scores } = match;
  const score = words.scores.row(teams.home.name, scores.home_score, teams.away.name, scores.away_score);
  const minute = goal.minute === null ? null : words.moment.minuteSaid(goal.minute, goal.stoppage);
  const text =
    goal.kind === 'goal'
      ? words.announce.goal(teams[goal.side].name, score, goal.scorer, minute)
      : words.announce.ruledOut(score);
  return { key: `${match.id} ${goal.kind} ${goal.side} ${scores.home_score}–${scores.away_score}`, text };
}
