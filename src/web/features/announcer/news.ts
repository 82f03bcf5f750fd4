import { type Goal, goalsByMatch, type MatchesById, type ScoredMatch } from '#web/format/goals-between.ts';
import type { NewsWords } from '#web/words/news.ts';
import type { Announcement } from './queue.ts';

/** Returns the goals and rulings of followed matches between two states. */
export function newsBetween(
  before: MatchesById,
  after: MatchesById,
  isFollowed: (match: ScoredMatch) => boolean,
  words: NewsWords,
): readonly Announcement[] {
  return goalsByMatch(before, after, isFollowed).flatMap(({ match, goals }) =>
    goals.map((goal) => announcementOf(match, goal, words)),
  );
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
