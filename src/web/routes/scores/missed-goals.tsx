import type { GoalChange } from '#news/match-change.ts';
import { incidentText } from '#news/words/change-text.ts';
import { useZone } from '#web/clock/program-context.ts';
import { AwayLine, type MissedMatch } from '#web/features/alerts/away-line.tsx';
import { countText } from '#web/features/alerts/count-text.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Words } from '#web/words/words.ts';
import { type MissedGoals as Missed, missedCounts } from './missed-matches.ts';

interface Props {
  readonly missedMatches: readonly Missed[];
  /** Epoch ms. */
  readonly since: number;
  readonly onDismiss: () => void;
}

/** The goals of the page that came during an absence. */
export function MissedGoals({ missedMatches, since, onDismiss }: Props) {
  const words = useWords<'changes' | 'news'>();
  const zone = useZone();
  const { goalCount, ruledOutCount } = missedCounts(missedMatches);
  return (
    <AwayLine
      text={words.away.since(
        countText(goalCount, ruledOutCount, 0, words),
        timeOfDay(since, zone, words.intl),
      )}
      matches={missedMatches.map((one) => missedMatchOf(one, words))}
      onDismiss={onDismiss}
    />
  );
}

function missedMatchOf(
  { match: { id, teams, scores }, goals }: Missed,
  words: Words<'changes'>,
): MissedMatch {
  return {
    id,
    home: teams.home.name,
    away: teams.away.name,
    score: [scores.home_score ?? 0, scores.away_score ?? 0],
    texts: goals.map((goal) => goalText(goal, words)).filter((text) => text !== ''),
  };
}

/** Returns `67′ Osei (penalty)`; empty if the scorer is unknown. */
const goalText = (goal: GoalChange, words: Words<'changes'>): string =>
  goal.kind === 'ruled-out' ? words.changes.names['ruled-out'] : incidentText(goal, words);
