import type { DeskMatch } from '#contract/desk/desk-variables.ts';
import { scoreOf } from '#contract/score.ts';
import { filterOf, type MatchListRow } from '#web/matches/rows.ts';
import type { CopiedMatch } from './copied-match.ts';
import type { DeskTexts } from './desk-part.ts';

function stageOf({ record }: MatchListRow): CopiedMatch['stage'] {
  if (record.phase === 'off') return 'off';
  const filter = filterOf(record);
  return filter === 'finished' ? 'over' : filter === 'live' ? 'running' : 'before';
}

const side = (team: string, score: string, scorers: string) =>
  `${team} ${score}${scorers && ` (${scorers})`}`;

/** Returns what a text says of a match, without what comes with every minute, or later by itself. */
export function copiedMatch(row: MatchListRow, values: DeskMatch, words: DeskTexts): CopiedMatch {
  const stage = stageOf(row);
  const score = scoreOf(row.record);
  const result = score
    ? `${side(values.home, values.homeScore, values.homeScorers)}, ${side(values.away, values.awayScore, values.awayScorers)}`
    : values.versus;
  const time = stage === 'before' ? values.time : '';
  const end = values.state || words.moment['full-time'].short;
  const { ps_score: kicks } = row.record.scores;
  const parts = [
    [time, result].filter(Boolean).join(' '),
    values.homeSentOff,
    values.awaySentOff,
    stage === 'over' || stage === 'off' ? end : '',
    kicks ? words.scores.penalties(words.score(...kicks)) : '',
  ];
  return {
    id: row.record.id,
    line: parts.filter(Boolean).join(' · '),
    stage,
    goals: score && score[0] + score[1],
  };
}
