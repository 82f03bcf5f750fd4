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
}

/** A match in a list of several days: its day or minute, both teams, and the score or kick-off. */
export function FixtureLine({ match, anchor }: Props) {
  const zone = useZone();
  const { intl } = useWords();
  const { id, phase, teams, time } = match;
  const kickOff = time.timestamp * 1000;
  const score = scoreOf(match);
  return (
    <Link
      to={matchAddress(id)}
      className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-3.5 py-1 hover:bg-raised focus-visible:bg-raised focus-visible:-outline-offset-2"
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
      </span>
    </Link>
  );
}
