import { scoreOf } from '#contract/score.ts';
import { SIDES } from '#contract/side-of.ts';
import { roundName } from '#news/words/round-name.ts';
import { useZone } from '#web/clock/program-context.ts';
import { Crest } from '#web/components/crest.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { dayAndWeekday } from '#web/format/clock-time.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { TeamMatchRow } from './group-matches.ts';

interface Props {
  readonly row: TeamMatchRow;
}

const SIDE_COLUMN = { home: 'col-1', away: 'col-3' };
const BIG = 'font-bold font-stretch-78% text-[2.5rem]/11 max-md:text-[2.25rem]/10';

/** A team's match in play, or else its next one, larger than in a list. */
export function HeroMatch({ row: { match, anchor } }: Props) {
  const zone = useZone();
  const words = useWords<'team'>();
  const { team: t, intl } = words;
  const { id, league, round_name, teams, phase, time } = match;
  const isLive = phase === 'live';
  const score = scoreOf(match);
  const kickOff = time.timestamp * 1000;
  return (
    <section aria-label={isLive ? t.now : t.next} className="card overflow-hidden">
      <Link
        to={matchAddress(id)}
        data-phase={phase}
        className="relative grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-3.5 py-3 text-center hover:bg-raised focus-visible:-outline-offset-2 data-[phase=live]:[box-shadow:inset_3px_0_var(--live)]"
      >
        <span className="col-span-full mb-1 flex items-baseline gap-2 text-start text-[0.8125rem]">
          <b className="font-semibold">{isLive ? t.now : t.next}</b>
          <span dir="auto" className="min-w-0 truncate text-quiet">
            {competitionName(league, words)}
            {round_name && ` · ${roundName(round_name, words)}`}
          </span>
        </span>
        {SIDES.map((side) => (
          <span
            key={side}
            className={`row-2 grid min-w-0 justify-items-center gap-2 self-start ${SIDE_COLUMN[side]}`}
          >
            <Crest team={teams[side]} className="my-3.5 [scale:2.2]" />
            <b dir="auto" className="line-clamp-2 max-w-full text-center font-semibold">
              {teams[side].name}
            </b>
          </span>
        ))}
        <span className="col-2 row-2 grid min-w-20 justify-items-center">
          {score ? (
            <b className={BIG}>{words.score(...score)}</b>
          ) : (
            <time dateTime={new Date(kickOff).toISOString()} className={BIG}>
              <MatchTime match={match} seen={anchor} form="both" />
            </time>
          )}
          <span className={isLive ? 'font-semibold text-live' : 'text-quiet'}>
            {isLive ? (
              <MatchTime match={match} seen={anchor} form="both" />
            ) : (
              dayAndWeekday(kickOff, zone, intl)
            )}
          </span>
        </span>
      </Link>
    </section>
  );
}
