import './row-end.css';
import './row-mark.css';
import './goal-chip.css';
import type { MatchRow } from '#contract/records/match.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Mark } from './goals.ts';

/** The end of a row: a recent goal, struck through if ruled out, else the half-time score. */
export function Extra({ record, mark }: { record: MatchRow; mark: Mark | null }) {
  const words = useWords();
  if (mark?.kind === 'goal') {
    const kind = mark.ownGoal ? 'own' : mark.penalty ? 'penalty' : null;
    return (
      <>
        <span className="who">{words.scores.goalBy(mark.minute, mark.scorer, kind)}</span>
        <span className="extra">
          <b className="chip">{words.scores.goal}</b>
        </span>
      </>
    );
  }
  if (mark) {
    return (
      <>
        <span className="who">{words.scores.ruledOut}</span>
        <span className="extra">
          <s>{mark.was.join('–')}</s>
        </span>
      </>
    );
  }
  const half = record.phase === 'finished' ? record.scores.ht_score : null;
  return half && <span className="extra">{words.scores.halfTime(half.join('–'))}</span>;
}
