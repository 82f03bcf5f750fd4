import type { MinuteAnchor } from '#contract/minute.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { useZone } from '#web/clock/program-context.ts';
import { Crest } from '#web/components/crest.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { ResultLetter } from '#web/components/result-letter.tsx';
import { dayAndWeekday } from '#web/format/clock-time.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { teamResult } from './team-result.ts';

export interface MatchLineProps {
  readonly match: MatchRow;
  readonly anchor: MinuteAnchor | null;
  readonly teamId: string;
}

/** With large text on a phone the day, or the minute, is below the name, in place of the competition. */
const BELOW = 'max-[15rem]:col-[3/5] max-[15rem]:row-2';

/** In play the minute replaces the day; without a score the time has the end of the line. */
const TIME = {
  live: `col-1 text-live ${BELOW}`,
  scored: 'col-5 text-quiet',
  alone: 'col-[5/7] text-end text-quiet',
};

/** A team's match: result or day, opponent, venue, and competition. */
export function MatchLine({ match, anchor, teamId }: MatchLineProps) {
  const zone = useZone();
  const words = useWords<'standings'>();
  const { standings: t, intl } = words;
  const { side, opponent, score, letter } = teamResult(match, teamId);
  const kickOff = match.time.timestamp * 1000;
  const isLive = match.phase === 'live';
  return (
    <Link
      to={matchAddress(match.id)}
      data-phase={match.phase}
      className="grid min-h-12 grid-cols-[4.75rem_1.25rem_minmax(0,auto)_minmax(1rem,1fr)_auto_minmax(2rem,auto)] items-center gap-x-2 px-3.5 py-1 hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-2 max-[15rem]:grid-cols-[0_1.25rem_minmax(0,auto)_minmax(1rem,1fr)_auto_minmax(2rem,auto)] data-[phase=live]:[box-shadow:inset_3px_0_var(--live)]"
    >
      {!isLive && (
        <time
          dateTime={new Date(kickOff).toISOString()}
          className={`col-1 row-[1/3] text-[0.8125rem] text-quiet ${BELOW}`}
        >
          {dayAndWeekday(kickOff, zone, intl)}
        </time>
      )}
      <Crest team={opponent} className="col-2 row-[1/3]" />
      <span
        dir="auto"
        title={opponent.name}
        className="col-3 row-1 truncate font-medium max-md:font-stretch-88%"
      >
        {opponent.name}
      </span>
      <Abbreviation {...t.at[side]} className="muted col-4 row-1" />
      <small
        dir="auto"
        title={competitionName(match.league, words)}
        className="muted col-[3/5] row-2 truncate max-[15rem]:hidden"
      >
        {competitionName(match.league, words)}
      </small>
      {letter === null ? (
        <em
          className={`row-[1/3] font-semibold text-[0.8125rem] not-italic ${TIME[isLive ? 'live' : score === null ? 'alone' : 'scored']}`}
        >
          <MatchTime match={match} seen={anchor} form="both" />
        </em>
      ) : (
        <ResultLetter letter={letter} className="col-5 row-[1/3]" />
      )}
      {score !== null && (
        <b className="col-6 row-[1/3] text-end font-bold font-stretch-80% text-[1rem]">
          {words.score(...score)}
        </b>
      )}
    </Link>
  );
}
