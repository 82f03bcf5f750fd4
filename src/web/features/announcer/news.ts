import { type Goal, goalsBetween, type Scored } from '#web/format/goals-between.ts';
import type { NewsWords } from '#web/words/news.ts';
import type { Announcement } from './queue.ts';

type Known = ReadonlyMap<string, { readonly record: Scored }>;

/**
 * Returns the goals and rulings of followed matches between two states. Matches in only one of the states are
 * skipped.
 */
export function newsBetween(
  before: Known,
  after: Known,
  isFollowed: (match: Scored) => boolean,
  words: NewsWords,
): readonly Announcement[] {
  const news: Announcement[] = [];
  for (const [id, { record }] of after) {
    const was = before.get(id)?.record;
    if (!was || was === record || !isFollowed(record)) continue;
    news.push(...goalsBetween(was, record).map((goal) => announcementOf(record, goal, words)));
  }
  return news;
}

function announcementOf(match: Scored, goal: Goal, words: NewsWords): Announcement {
  const { teams, scores } = match;
  const score = words.scores.row(teams.home.name, scores.home_score, teams.away.name, scores.away_score);
  const minute = goal.minute === null ? null : words.moment.minuteSaid(goal.minute, goal.stoppage);
  const text =
    goal.kind === 'goal'
      ? words.announce.goal(teams[goal.side].name, score, goal.scorer, minute)
      : words.announce.ruledOut(score);
  return { key: `${match.id} ${goal.kind} ${goal.side} ${scores.home_score}–${scores.away_score}`, text };
}
