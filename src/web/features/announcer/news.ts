import { type Goal, goalsByMatch, type MatchesById, type ScoredMatch } from '#web/format/goals-between.ts';
import type { NewsWords } from '#web/words/news.ts';
import { goalKey } from './goal-key.ts';
import type { Announcement } from './queue.ts';

/** Returns the goals and rulings of some matches between two states. */
export function newsBetween<M extends ScoredMatch>(
  before: MatchesById<M>,
  after: MatchesById<M>,
  isIncluded: (match: M) => boolean,
  words: NewsWords,
): readonly Announcement[] {
  return goalsByMatch(before, after, isIncluded).flatMap(({ match, goals }) =>
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
  return {
    key: goalKey(match.id, goal.kind, goal.side, [scores.home_score ?? 0, scores.away_score ?? 0]),
    kind: goal.kind,
    text,
  };
}
