import type { MatchRow } from '#contract/records/match.ts';
import { addGoal } from '#contract/score.ts';
import { Flag } from '#web/components/flag.tsx';
import type { ScoreChange } from '#web/matches/score-changes.ts';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';

/** Text that is less important than the match. */
export const SMALL = 'text-xs font-stretch-92%';
const END = 'match-row-end min-w-0 items-center gap-1.5 text-faint text-xs font-stretch-90%';

interface Props {
  readonly record: MatchRow;
  readonly scoreChange: ScoreChange | null;
  readonly hasCompetition: boolean;
}

/**
 * The end of a row: the mark of a recent goal, or the score that is no longer valid; else the competition, as a flag
 * alone in a narrow row; else, in a wide row, the half-time score.
 */
export function RowEnd({ record: { league, phase, scores }, scoreChange, hasCompetition }: Props) {
  const words = useWords();
  const name = competitionName(league, words);
  const before = scoreChange?.score && addGoal(scoreChange.score, scoreChange.side);
  if (scoreChange)
    return (
      <span className={`${END} flex`}>
        {scoreChange.kind === 'goal' ? <GoalChip /> : <s>{before && words.score(...before)}</s>}
      </span>
    );
  if (hasCompetition)
    return (
      <span className={`${END} flex`} title={name}>
        <Flag src={league.country_flag} />
        <span dir="auto" className="@max-[35rem]/match-list:sr-only truncate">
          {name}
        </span>
      </span>
    );
  return (
    phase === 'finished' &&
    scores.ht_score && (
      <span className={`${END} @min-[35rem]/match-list:flex hidden`}>
        {words.scores.halfTime(words.score(...scores.ht_score))}
      </span>
    )
  );
}

/** Marks a new goal in a row, and in the head of a folded competition. */
export function GoalChip() {
  const words = useWords();
  return <b className="goal-chip flex-none uppercase">{words.scores.goal}</b>;
}
