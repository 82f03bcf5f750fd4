import type { MatchRow } from '#contract/records/match.ts';
import { dayAndWeekday } from '#web/format/clock-time.ts';
import type { MinuteAnchor } from '#web/format/minute.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { Crest } from '#web/ui/crest.tsx';
import { MatchTime } from '#web/ui/match-time.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import { teamResult } from './team-result.ts';

export interface MatchLineProps {
  readonly match: MatchRow;
  readonly anchor: MinuteAnchor | null;
  readonly teamId: string;
  readonly zone: string;
  readonly confirmed: () => number | null;
}

/** A team's match: result or day, opponent, venue, and competition. */
export function MatchLine({ match, anchor, teamId, zone, confirmed }: MatchLineProps) {
  const { standings: say, intl } = useStandingsWords();
  const { side, opponent, score, letter } = teamResult(match, teamId);
  const kickOff = match.time.timestamp * 1000;
  return (
    <PrefetchLink to={matchAddress(match.id)} className="match-line" data-phase={match.phase}>
      {match.phase !== 'live' && (
        <time dateTime={new Date(kickOff).toISOString()}>{dayAndWeekday(kickOff, zone, intl)}</time>
      )}
      <Crest team={opponent} />
      <span dir="auto" title={opponent.name}>
        {opponent.name}
      </span>
      <abbr title={say.at[side][1]}>{say.at[side][0]}</abbr>
      <small dir="auto" title={match.league.name}>
        {match.league.name}
      </small>
      {letter === null ? (
        <em>
          <MatchTime match={match} seen={anchor} zone={zone} confirmed={confirmed} form="short" />
        </em>
      ) : (
        <abbr data-form={letter} title={say.letters[letter][1]}>
          {say.letters[letter][0]}
        </abbr>
      )}
      {score !== null && <b>{score}</b>}
    </PrefetchLink>
  );
}
