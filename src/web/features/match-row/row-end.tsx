import './row-end.css';
import './row-mark.css';
import './goal-chip.css';
import type { MatchRow } from '#contract/records/match.ts';
import type { ScoreChange } from '#web/matches/score-changes.ts';
import { useWords } from '#web/words/use-words.ts';

/** The end of a row: a recent goal, struck through if ruled out, else the half-time score. */
export function RowEnd({ record, scoreChange }: { record: MatchRow; scoreChange: ScoreChange | null }) {
  const words = useWords();
  if (scoreChange?.kind === 'goal') {
    const kind = scoreChange.ownGoal ? 'own' : scoreChange.penalty ? 'penalty' : null;
    return (
      <>
        <span className="who">{words.scores.goalBy(scoreChange.minute, scoreChange.scorer, kind)}</span>
        <span className="extra">
          <b className="chip">{words.scores.goal}</b>
        </span>
      </>
    );
  }
  if (scoreChange) {
    return (
      <>
        <span className="who">{words.scores.ruledOut}</span>
        <span className="extra">
          <s>{scoreChange.previousScore.join('–')}</s>
        </span>
      </>
    );
  }
  const halfTimeScore = record.phase === 'finished' ? record.scores.ht_score : null;
  return halfTimeScore && <span className="extra">{words.scores.halfTime(halfTimeScore.join('–'))}</span>;
}
