import { memo } from 'react';
import { loserOf } from '#contract/loser-of.ts';
import { runsUntil } from '#contract/minute.ts';
import { otherSide, type Side } from '#contract/side-of.ts';
import { useConfirmed } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { ScoreChange } from '#web/matches/score-changes.ts';
import { WallName } from '#web/wall/parts/wall-name.tsx';
import { goalText } from '#web/words/goal-text.ts';
import { useWords } from '#web/words/use-words.ts';
import { useColumnName } from './grid-column.tsx';

interface Props {
  readonly row: MatchListRow;
}

/** A scorer is under their team for so long, ms of real time. */
const SCORER_MS = 20_000;
/** Longer states are written smaller. */
const MAX_LARGE_CHARACTERS = 6;
/** More cards would push the name away. */
const MAX_CARDS = 3;

/** One match of the grid, in a line. It renders only when its record changes: the minute updates itself. */
export const GridRow = memo(function GridRow({ row }: Props) {
  const words = useWords();
  const nameRef = useColumnName();
  const { record, anchor, scoreChange, reds } = row;
  const { id, teams, scores, phase } = record;
  const isLive = phase === 'live';
  const loser = loserOf(record);
  const goalSide = scoreChange?.kind === 'goal' ? scoreChange.side : null;
  const team = (side: Side) => (
    <div
      className={`flex min-w-0 items-center gap-1.5 font-semibold leading-8 ${side === 'home' ? 'justify-end' : 'flex-row-reverse justify-end'} ${isLive || loser === otherSide(side) ? '' : 'font-medium text-quiet'}`}
    >
      <WallName ref={nameRef} name={teams[side].name} className={side === 'home' ? 'text-end' : ''} />
      {Array.from({ length: Math.min(MAX_CARDS, reds[side]) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are alike
        <i key={at} className="h-5 w-3.5 flex-none rounded-xs bg-red stale:opacity-75" />
      ))}
    </div>
  );
  const score = (side: Side, goals: number | null) => (
    <b className={`stale:hollow ${goalSide === side ? 'text-goal' : ''}`}>{goals ?? ''}</b>
  );
  return (
    <article
      className={`grid flex-none shrink basis-(--row) grid-cols-[3.875rem_minmax(0,1fr)_4.25rem_minmax(0,1fr)] content-center items-center gap-x-2 whitespace-nowrap rounded-mark ${scoreChange ? 'bg-goal-wash stale:bg-transparent' : ''}`}
    >
      <div
        className={`font-stretch-75% ${scoreChange ? 'font-bold text-goal' : isLive ? 'font-bold text-live' : 'font-medium text-quiet'}`}
      >
        {scores.ps_score ? (
          <State>{words.scores.penalties(words.score(...scores.ps_score))}</State>
        ) : (
          <MatchTime match={record} seen={anchor} form={(short) => <State>{short}</State>} />
        )}
      </div>
      {team('home')}
      <div className="grid grid-cols-[1fr_0.875rem_1fr] items-center text-center font-bold font-stretch-75% text-[2.375rem] leading-8.5">
        {score('home', scores.home_score)}
        <i className="h-1 bg-quiet" />
        {score('away', scores.away_score)}
      </div>
      {team('away')}
      {scoreChange && <Scorer id={id} change={scoreChange} />}
    </article>
  );
});

/** The state of a match, as large as its column allows. */
function State({ children }: { readonly children: string }) {
  return (
    <span className={`block ${children.length > MAX_LARGE_CHARACTERS ? 'text-lg' : 'text-xl'}`}>
      {children}
    </span>
  );
}

/** Who has scored, or that it does not count, under the team for a while. */
function Scorer({ id, change }: { readonly id: string; readonly change: ScoreChange }) {
  const words = useWords();
  const confirmed = useConfirmed();
  const isRecent = useClock((now) => {
    const asOf = confirmed(id);
    const at = now === null || asOf === null ? now : runsUntil(now, asOf);
    return at !== null && at - change.at < SCORER_MS * worldClock.rate();
  });
  if (!isRecent) return null;
  const { kind, side, player, detail } = change;
  const manner = detail === 'penalty' || detail === 'own' ? detail : null;
  return (
    <p
      dir="auto"
      className={`row-start-2 -mt-0.5 truncate font-semibold font-stretch-75% text-[1.375rem] text-goal leading-6 ${side === 'home' ? 'col-start-2 text-end' : 'col-start-4'}`}
    >
      {kind === 'ruled-out' ? words.scores.ruledOut : goalText(null, player?.name ?? null, manner, words)}
    </p>
  );
}
