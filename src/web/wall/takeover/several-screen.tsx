import { scoreOf } from '#contract/score.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { ScoreChange } from '#web/matches/score-changes.ts';
import { BoardRow } from '#web/wall/views/board/board-row.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { MatchTakeover } from './queue.ts';
import { TakeoverFoot } from './takeover-foot.tsx';

export interface TakeoverRow {
  readonly takeover: MatchTakeover;
  readonly row: MatchListRow;
}

interface Props {
  readonly entries: readonly TakeoverRow[];
  readonly asOf: number | null;
}

/** Returns a row that shows the newest goal of a takeover, also after the minute for which a board shows it. */
function withGoal({ row, takeover }: TakeoverRow): MatchListRow {
  const goal = takeover.goals.at(-1) ?? takeover.ruledOut.at(-1);
  if (!goal || row.scoreChange) return row;
  const scoreChange: ScoreChange = {
    id: '',
    kind: takeover.goals.length > 0 ? 'goal' : 'ruled-out',
    side: goal.side,
    minute: null,
    player: null,
    detail: null,
    score: scoreOf(row.record),
    at: takeover.at,
  };
  return { ...row, scoreChange };
}

/** Goals of several matches that have waited too long to take the screen one by one. */
export function SeveralScreen({ entries, asOf }: Props) {
  const { teleprinter: t } = useWords<'teleprinter'>();
  const goals = entries.reduce((sum, { takeover }) => sum + takeover.goals.length, 0);
  return (
    <div className="grid h-full grid-rows-[13.125rem_minmax(0,1fr)_auto]">
      <h1 className="flex items-center bg-goal px-[5vw] pt-[5vh] pb-5 font-bold font-stretch-78% text-[8.75rem] text-ground leading-[1.1]">
        {t.goals(goals)}
      </h1>
      <div className="min-h-0 overflow-hidden px-[5vw] pt-5">
        {entries.map((entry) => (
          <BoardRow key={entry.row.record.id} row={withGoal(entry)} />
        ))}
      </div>
      <div className="px-[5vw] pb-[5vh]">
        <TakeoverFoot league={null} asOf={asOf} />
      </div>
    </div>
  );
}
