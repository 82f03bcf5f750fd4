import { goalMinute, goalsOf } from '#contract/goal.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import type { Side } from '#contract/side-of.ts';
import type { Words } from '#web/words/words.ts';

/** A scorer with all their goals. */
export interface Scorer {
  /** `Salo 31′ 44′` */
  readonly text: string;
  /** Whether one of the goals is the newest of the side. */
  readonly isNewest: boolean;
}

function minuteText(goal: MatchEvent, { wallScores: t, moment }: Words<'wall-scores'>): string {
  const minute = goalMinute(goal);
  const how = goal.own_goal ? t.ownGoal : goal.penalty ? t.penalty : null;
  return [minute && moment.minute(minute), how].filter(Boolean).join(' ');
}

/** Returns the scorers of a side by their first goal; goals without a scorer are left out. */
export function scorersOf(match: MatchRow, side: Side, words: Words<'wall-scores'>): readonly Scorer[] {
  const goals = goalsOf(match, side);
  const named = goals.filter(({ player_name }) => player_name !== null);
  const byScorer = Map.groupBy(
    named,
    ({ player_id, player_name, own_goal }) => `${player_id ?? player_name} ${own_goal}`,
  );
  return [...byScorer.values()].map((ofScorer) => ({
    text: [
      ...isolateNames(ofScorer[0]?.player_name ?? ''),
      ...ofScorer.map((goal) => minuteText(goal, words)),
    ].join(' '),
    isNewest: ofScorer.at(-1) === goals.at(-1),
  }));
}

/** Returns the last scorers that fit into a line of so many characters, and whether earlier ones do not. */
export function lastScorers(scorers: readonly Scorer[], maxChars: number) {
  let chars = 0;
  const first = scorers.findLastIndex(({ text }) => {
    chars += text.length + 2;
    return chars > maxChars;
  });
  const start = Math.min(first + 1, scorers.length - 1);
  return { scorers: scorers.slice(Math.max(0, start)), isCut: start > 0 };
}
