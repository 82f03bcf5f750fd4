import type { Match } from '#contract/records/match.ts';
import { SIDES, type Side } from '#contract/side-of.ts';
import { useZone } from '#web/clock/program-context.ts';
import { Crest } from '#web/components/crest.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { TeamName } from '#web/components/team-name.tsx';
import { kickOffText } from '#web/format/kick-off.ts';
import { aggregateScore } from '#web/matches/state-lines.ts';
import { useWords } from '#web/words/use-words.ts';
import type { MatchStateProps } from './match-state-view.tsx';

/** It takes no room: it is at the end of the board, out of sight until that has been scrolled away (`match.css`). */
const SCORE_LINE =
  'sticky top-(--stick) z-5 -mt-(--score-line) flex h-(--score-line) items-center gap-3 border-line bg-surface px-3.5 pt-(--notch) select-none max-md:-mx-3.5 md:border-x print:hidden';

/** The kicks of a shoot-out that a side has scored. */
const TALLY = 'font-semibold text-sm';

interface Props extends MatchStateProps {
  /** Text in place of the score and the state. */
  readonly hidden: string | null;
}

/** The teams, the score and the minute in a line, which stays while the page is scrolled. The board has its text. */
export function ScoreLine({ hidden, ...props }: Props) {
  const [home, away] = SIDES.map((side) => <LineTeam key={side} match={props.match} side={side} />);
  return (
    <div aria-hidden="true" data-line className={SCORE_LINE}>
      {home}
      <p className="flex-none text-center">{hidden ?? <LineScore {...props} />}</p>
      {away}
    </div>
  );
}

function LineTeam({ match, side }: { match: Match; side: Side }) {
  const team = match.teams[side];
  return (
    <span
      className={`flex min-w-0 flex-1 items-center gap-2 ${side === 'home' ? 'flex-row-reverse text-end' : ''}`}
    >
      <Crest team={team} />
      <b className="min-w-0 flex-1 font-semibold font-stretch-86%">
        <TeamName name={team.name} />
      </b>
    </span>
  );
}

function LineScore({ match, anchor, fresh, related }: MatchStateProps) {
  const zone = useZone();
  const words = useWords<'match'>();
  const { scores, phase } = match;
  if (scores.home_score === null && phase === 'scheduled')
    return <span className="font-medium text-quiet">{kickOffText(match, zone, words.intl)}</span>;
  const total = aggregateScore(match, related, words);
  const [homeKicks, awayKicks] = scores.ps_score ?? [];
  return (
    <>
      {scores.home_score !== null && (
        <b className="flex items-baseline justify-center gap-1 font-bold font-stretch-80% text-lg">
          <span data-fresh={fresh === 'home' || undefined} className="data-fresh:text-goal">
            {scores.home_score}
          </span>
          {scores.ps_score && <small className={TALLY}>{`(${homeKicks})`}</small>}
          {words.score('', '')}
          {scores.ps_score && <small className={TALLY}>{`(${awayKicks})`}</small>}
          <span data-fresh={fresh === 'away' || undefined} className="data-fresh:text-goal">
            {scores.away_score ?? '–'}
          </span>
        </b>
      )}
      <span className="flex justify-center gap-2 whitespace-nowrap text-quiet text-xs">
        <span data-phase={phase} className="font-semibold data-[phase=live]:text-live">
          <MatchTime match={match} seen={anchor} form="short" />
        </span>
        {total && words.list.aggregate(total)}
      </span>
    </>
  );
}
