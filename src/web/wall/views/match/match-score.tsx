import { isHourKnown } from '#contract/is-hour-known.ts';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { SHOOT_OUT } from '#contract/status.ts';
import { useConfirmed, useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { kickOffText } from '#web/format/kick-off.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { stateLines, stateWord } from '#web/matches/state-lines.ts';
import { scoreRow } from '#web/words/score-row.ts';
import { useWords } from '#web/words/use-words.ts';
import { WallCountdown } from './wall-countdown.tsx';

interface Props {
  readonly match: Match;
  readonly row: MatchListRow | null;
  /** The side that has just scored. */
  readonly fresh: Side | null;
}

/** The score of a match with its minute, or the time to its kick-off. */
export function MatchScore({ match, row, fresh }: Props) {
  const confirmed = useConfirmed();
  const zone = useZone();
  const words = useWords<'match' | 'changes'>();
  const { scores, status, phase, teams } = match;
  const shootOut = scores.ps_score && words.scores.penalties(words.score(...scores.ps_score));
  // The kicks say that there is a shoot-out, and the score is what counts.
  const state = useClock(() => stateWord(match, confirmed(match.id), words));
  const word = status === SHOOT_OUT ? shootOut : state;
  // The axis of the curve has the score at half-time, and the minute says in which half it is.
  const otherLines: readonly string[] = [
    ...Object.values(words.period),
    ...(phase === 'live' && scores.ht_score ? [words.scores.halfTime(words.score(...scores.ht_score))] : []),
  ];
  const isOverdue = status === 0 && word !== null;
  const lines = [
    ...(isOverdue ? [kickOffText(match, zone, words.intl)] : []),
    ...stateLines(match, row?.related ?? null, words).filter(
      (line) => line !== word && !otherLines.includes(line),
    ),
  ];
  const isAhead = scores.home_score === null;
  return (
    <div className="upright:order-first upright:col-span-2 text-center">
      <p className="sr-only">
        {scoreRow(teams.home.name, scores.home_score, teams.away.name, scores.away_score, words)}
      </p>
      {isAhead ? (
        phase === 'scheduled' &&
        isHourKnown(match) &&
        !isOverdue && (
          <div className="flex h-45 items-center justify-center">
            <WallCountdown kickOff={match.time.timestamp} />
          </div>
        )
      ) : (
        <Digits home={scores.home_score ?? 0} away={scores.away_score ?? 0} fresh={fresh} />
      )}
      <p
        data-phase={phase}
        className="whitespace-nowrap font-bold font-stretch-78% text-title data-[phase=live]:text-live"
      >
        {isAhead && phase === 'scheduled' && word === null
          ? kickOffText(match, zone, words.intl)
          : (word ?? <MatchTime match={match} seen={row?.anchor ?? null} form="short" />)}
      </p>
      {lines.length > 0 && <p className="whitespace-nowrap text-body text-quiet">{lines.join(' · ')}</p>}
    </div>
  );
}

interface DigitsProps {
  readonly home: number;
  readonly away: number;
  readonly fresh: Side | null;
}

/** Both numbers of a score; they are smaller where there are three digits or more. */
function Digits({ home, away, fresh }: DigitsProps) {
  const isLong = `${home}${away}`.length > 2;
  return (
    <div
      aria-hidden="true"
      data-long={isLong || undefined}
      className="grid grid-cols-[1fr_5.625rem_1fr] items-center font-bold font-stretch-75% text-[16.875rem]/[12.8125rem] data-long:text-[11.875rem]/[12.8125rem]"
    >
      <b data-fresh={fresh === 'home' || undefined} className="stale:hollow text-end data-fresh:text-goal">
        {home}
      </b>
      <i className="m-auto h-4 w-14 bg-quiet" />
      <b data-fresh={fresh === 'away' || undefined} className="stale:hollow text-start data-fresh:text-goal">
        {away}
      </b>
    </div>
  );
}
