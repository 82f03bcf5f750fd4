import { memo } from 'react';
import { loserOf } from '#contract/loser-of.ts';
import { SIDES, type Side } from '#contract/side-of.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { aggregate } from '#web/matches/aggregate.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { useWords } from '#web/words/use-words.ts';
import { quietLine } from './quiet-line.tsx';
import { WallRowTeam } from './row-team.tsx';

export interface BoardRowProps {
  readonly row: MatchListRow;
}

/** Longer words and minutes are written smaller. */
const MAX_LARGE_CHARACTERS = 8;
/** Two digits of this size have the room of one. */
const MIN_TWO_DIGITS = 10;

/** One match of the board, in play or over. It renders only when its record changes: the minute updates itself. */
export const BoardRow = memo(function BoardRow({ row }: BoardRowProps) {
  const words = useWords<'wall-scores'>();
  const { labels } = useWords<'teleprinter'>().teleprinter;
  const { record, anchor, scoreChange, related, reds } = row;
  const { teams, scores, phase } = record;
  const isLive = phase === 'live';
  const isGoal = scoreChange?.kind === 'goal';
  const total = aggregate(record, related);
  const loser = loserOf(record);
  const edge = isGoal
    ? 'before:bg-goal'
    : isLive
      ? 'before:bg-live stale:before:dotted-edge'
      : 'before:bg-transparent';
  const hasLine = SIDES.some((side) => quietLine(row, side, words) !== null);
  const team = (side: Side) => (
    <WallRowTeam team={teams[side]} side={side} reds={reds[side]} isQuiet={loser === side || phase === 'off'}>
      {hasLine ? quietLine(row, side, words) : undefined}
    </WallRowTeam>
  );
  const score = (side: Side, goals: number | null) => (
    <b
      className={`stacked:col-start-4 stacked:text-end ${side === 'home' ? 'stacked:row-start-1 text-end' : 'stacked:row-start-2 text-start'} ${goals !== null && goals >= MIN_TWO_DIGITS ? 'text-title' : 'text-score'} stale:hollow font-bold font-stretch-75% ${isGoal && scoreChange.side === side ? 'text-goal' : loser === side ? 'text-quiet' : ''}`}
    >
      {goals ?? ''}
    </b>
  );
  return (
    <article
      className={`relative grid h-27.75 stacked:h-52.5 grid-cols-[14.75rem_minmax(0,1fr)_3.875rem_15.625rem_3.875rem_minmax(0,1fr)] in-data-panel:grid-cols-[13.75rem_minmax(0,1fr)_3.875rem_11.25rem_3.875rem_minmax(0,1fr)] stacked:grid-cols-[13.875rem_4.625rem_minmax(0,1fr)_6.875rem] stacked:grid-rows-2 items-center gap-x-5.5 in-data-panel:gap-x-3.5 stacked:gap-x-3.5 border-line border-t-2 before:absolute before:inset-y-4.25 before:start-0 before:w-2 before:rounded-mark ${edge}`}
    >
      <div
        className={`stacked:row-span-2 min-w-0 whitespace-nowrap font-bold font-stretch-78% ${isLive ? 'ps-7.5 text-live' : ''}`}
      >
        {scores.ps_score ? (
          <Large>{words.scores.penalties(words.score(...scores.ps_score))}</Large>
        ) : (
          <MatchTime match={record} seen={anchor} form={(short) => <Large>{short}</Large>} />
        )}
        {scoreChange ? (
          <span className={`block text-note ${isGoal ? 'text-goal' : 'text-ink'}`}>
            {labels[scoreChange.kind]}
          </span>
        ) : (
          total && (
            <span className="block font-medium font-stretch-88% text-note text-quiet">
              {words.list.aggregate(words.score(...total))}
            </span>
          )
        )}
      </div>
      {team('home')}
      <div className="grid stacked:contents grid-cols-[1fr_2.75rem_1fr] items-center">
        {score('home', scores.home_score)}
        <i className="mx-auto stacked:hidden h-1.75 w-6.5 bg-quiet" />
        {score('away', scores.away_score)}
      </div>
      {team('away')}
    </article>
  );
});

/** The state of a match, as large as its column allows. */
function Large({ children }: { readonly children: string }) {
  const isLong = children.length > MAX_LARGE_CHARACTERS;
  return <span className={`block ${isLong ? 'text-body' : 'text-name'}`}>{children}</span>;
}
