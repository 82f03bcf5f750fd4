import type { MatchRow } from '#contract/records/match.ts';
import { matchAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { dayAndWeekday } from '#web/format/clock-time.ts';
import type { Seen } from '#web/format/minute.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import { outcomeOf } from './outcome.ts';

export interface MatchLineProps {
  readonly match: MatchRow;
  readonly seen: Seen | null;
  readonly teamId: string;
  readonly zone: string;
  readonly confirmed: () => number | null;
}

/** A team's match: result or day, opponent, venue, and competition. */
export function MatchLine({ match, seen, teamId, zone, confirmed }: MatchLineProps) {
  const { standings: say, intl } = useStandingsWords();
  const { at, opponent, score, letter } = outcomeOf(match, teamId);
  const kickOff = match.time.timestamp * 1000;
  return (
    <IntentLink to={matchAddress(match.id)} className="match-line" data-phase={match.phase}>
      {match.phase !== 'live' && (
        <time dateTime={new Date(kickOff).toISOString()}>{dayAndWeekday(kickOff, zone, intl)}</time>
      )}
      <Crest team={opponent} />
      <span dir="auto" title={opponent.name}>
        {opponent.name}
      </span>
      <abbr title={say.at[at][1]}>{say.at[at][0]}</abbr>
      <small dir="auto" title={match.league.name}>
        {match.league.name}
      </small>
      {letter === null ? (
        <em>
          <Moment match={match} seen={seen} zone={zone} confirmed={confirmed} form="short" />
        </em>
      ) : (
        <abbr data-form={letter} title={say.letters[letter][1]}>
          {say.letters[letter][0]}
        </abbr>
      )}
      {score !== null && <b>{score}</b>}
    </IntentLink>
  );
}
