import type { ReactNode } from 'react';
import { addGoal } from '#contract/score.ts';
import { otherSide, type Side } from '#contract/side-of.ts';
import { LastKicks } from '#web/components/last-kicks.tsx';
import { NO_RED_CARDS } from '#web/matches/red-card-counts.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { shootOutOf } from '#web/matches/shoot-out.ts';
import { lastScorers, scorersOf } from '#web/wall/parts/scorers.ts';
import type { Words } from '#web/words/words.ts';

const PLAYERS = 11;
const MAX_KICKS = 10;
/** Letters of a line. */
const MAX_CHARACTERS = 36;

/**
 * Returns the line under a team's name, null without one: a goal that was ruled out with its score, the kicks of a
 * shoot-out, the scorers, or how many players are left.
 */
export function quietLine(
  { record, reds, scoreChange }: MatchListRow,
  side: Side,
  words: Words<'wall-scores'>,
): ReactNode {
  const change = scoreChange?.side === side ? scoreChange : null;
  if (change?.kind === 'ruled-out')
    return (
      <span className="text-ink">
        <s className="decoration-4">{change.score && words.score(...addGoal(change.score, side))}</s>{' '}
        {words.scores.ruledOut}
      </span>
    );
  const shootOut = record.phase === 'live' ? shootOutOf(record) : null;
  if (shootOut && shootOut[side].kicks.length > 0)
    return (
      <span className="text-ink">
        <LastKicks {...shootOut[side]} maxKicks={MAX_KICKS} height={2.125} />
      </span>
    );
  const { scorers, isCut } = lastScorers(scorersOf(record, side, words), MAX_CHARACTERS);
  if (scorers.length > 0)
    return (
      <>
        {isCut && '… '}
        {scorers.map(({ text, isNewest }, at) => (
          <span key={text}>
            {at > 0 && ', '}
            <span className={isNewest && change ? 'font-semibold text-goal' : ''}>{text}</span>
          </span>
        ))}
      </>
    );
  if (reds === NO_RED_CARDS || reds[side] === 0) return null;
  return words.wallScores.players(PLAYERS - reds[side], PLAYERS - reds[otherSide(side)]);
}
