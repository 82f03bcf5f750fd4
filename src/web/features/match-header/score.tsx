import { isHourKnown } from '#contract/is-hour-known.ts';
import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { useZone } from '#web/clock/program-context.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';

const SCORE_PLACE =
  'self-center text-center [letter-spacing:-0.02em] @min-[34rem]/head:px-4 panel:pt-1 slim:min-w-16';
/** Four digits are smaller on a phone. */
const SIZE = { usual: 'text-[4rem]/16', long: 'text-[2.75rem]/16' };
/** The kicks of a shoot-out that a side has scored. */
const TALLY =
  'font-semibold font-stretch-80% not-italic @min-[34rem]/head:text-[2rem]/20 text-lg panel:text-lg slim:text-base';
const SCORE_CLASSES = {
  played:
    'grid grid-cols-[1fr_auto_1fr] items-center font-bold font-stretch-75% @min-[34rem]/head:text-[6rem]/20 panel:text-[2.75rem]/12 slim:text-[2.25rem]/12 data-tally:grid-cols-[1fr_auto_auto_auto_1fr] data-tally:gap-x-1 @min-[34rem]/head:data-tally:gap-x-2.5',
  unplayed:
    'font-semibold text-quiet text-xl/16 font-stretch-80% @min-[34rem]/head:text-[2.5rem]/20 panel:leading-12 slim:text-[1.5rem]/12',
};

interface Props {
  readonly match: Match;
  /** The side that has just scored. */
  readonly fresh: Side | null;
}

/** The score, with that of a shoot-out in brackets: `1 (1) – (2) 1`; or the kick-off time before there is one. */
export function Score({ match, fresh }: Props) {
  const zone = useZone();
  const { intl } = useWords<'match'>();
  const { scores, phase, time } = match;
  const [homeKicks, awayKicks] = scores.ps_score ?? [];
  // The tally of a shoot-out takes the room of two digits.
  const isLong = `${scores.home_score}${scores.away_score}`.length > (scores.ps_score ? 1 : 3);
  return scores.home_score === null ? (
    <p data-score className={`${SCORE_PLACE} ${SCORE_CLASSES.unplayed}`}>
      {phase === 'scheduled' && isHourKnown(match) ? timeOfDay(time.timestamp * 1000, zone, intl) : '–'}
    </p>
  ) : (
    <p
      data-score
      data-tally={scores.ps_score ? true : undefined}
      className={`${SCORE_PLACE} ${SCORE_CLASSES.played} ${SIZE[isLong ? 'long' : 'usual']}`}
      aria-hidden="true"
    >
      <span data-fresh={fresh === 'home' || undefined} className="data-fresh:text-goal">
        {scores.home_score}
      </span>
      {scores.ps_score && <i className={TALLY}>{`(${homeKicks})`}</i>}
      <span className="@min-[34rem]/head:h-1.5 h-1 panel:h-0.75 @min-[34rem]/head:w-5 w-2.5 border border-faint bg-faint" />
      {scores.ps_score && <i className={TALLY}>{`(${awayKicks})`}</i>}
      <span data-fresh={fresh === 'away' || undefined} className="data-fresh:text-goal">
        {scores.away_score ?? '–'}
      </span>
    </p>
  );
}

/** Stands in the place of a score that a spoiler shield hides. */
export function HiddenScore({ text }: { readonly text: string }) {
  return (
    <p data-score className={`${SCORE_PLACE} text-balance font-semibold text-quiet`} aria-hidden="true">
      {text}
    </p>
  );
}
