import type { ReactNode } from 'react';
import { isHourKnown } from '#contract/is-hour-known.ts';
import type { MinuteAnchor } from '#contract/minute.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import { SIDES } from '#contract/side-of.ts';
import { useZone } from '#web/clock/program-context.ts';
import { Crest } from '#web/components/crest.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { dayAndWeekday } from '#web/format/clock-time.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly match: MatchRow;
  readonly anchor: MinuteAnchor | null;
  /** Whether to show the competition. */
  readonly hasCompetition?: boolean;
  /** What is at the end of the line. */
  readonly children?: ReactNode;
}

/** A match in a list of several days: its day or minute, both teams, and the score or kick-off. */
export function FixtureLine({ match, anchor, hasCompetition = false, children }: Props) {
  const zone = useZone();
  const { intl } = useWords();
  const { id, phase, teams, time, league } = match;
  const kickOff = time.timestamp * 1000;
  const score = scoreOf(match);
  return (
    <Link
      to={matchAddress(id)}
      className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 py-1 hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-2"
    >
      <span className="w-20 text-[0.8125rem] text-quiet">
        <time dateTime={new Date(kickOff).toISOString()} className="block">
          {dayAndWeekday(kickOff, zone, intl)}
        </time>
        {(phase !== 'scheduled' || isHourKnown(match)) && (
          <span className={phase === 'live' ? 'font-semibold text-live' : ''}>
            <MatchTime match={match} seen={anchor} form="both" />
          </span>
        )}
      </span>
      <span className="grid gap-1">
        {SIDES.map((side, at) => (
          <span key={side} className="flex min-w-0 items-center gap-2">
            <Crest team={teams[side]} />
            <span dir="auto" title={teams[side].name} className="truncate font-medium">
              {teams[side].name}
            </span>
            {score && <b className="ms-auto font-bold font-stretch-80% text-[1rem]">{score[at]}</b>}
          </span>
        ))}
        {hasCompetition && (
          <small dir="auto" className="muted truncate">
            {league.name}
          </small>
        )}
      </span>
      {children}
    </Link>
  );
}
