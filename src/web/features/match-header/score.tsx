import type { Match } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { isHourKnown } from '#web/format/kick-off.ts';
import { useMatchWords } from '#web/words/match.ts';

const PLACE =
  'self-center text-center [letter-spacing:-0.02em] @min-[34rem]/head:px-4 panel:pt-1 slim:min-w-16';
/** Four digits are smaller on a phone. */
const SIZE = { usual: 'text-[4rem]/16', long: 'text-[2.75rem]/16' };
const LOOK = {
  played:
    'grid grid-cols-[1fr_auto_1fr] items-center font-bold font-stretch-75% @min-[34rem]/head:text-[6rem]/20 panel:text-[2.75rem]/12 slim:text-[2.25rem]/12',
  unplayed:
    'font-semibold text-quiet text-xl/16 font-stretch-80% @min-[34rem]/head:text-[2.5rem]/20 panel:leading-12 slim:text-[1.5rem]/12',
};

interface Props {
  readonly match: Match;
  readonly zone: string;
  /** The side that has just scored. */
  readonly fresh: Side | null;
}

/** The score, or the kick-off time before there is one. */
export function Score({ match, zone, fresh }: Props) {
  const { intl } = useMatchWords();
  const { scores, phase, time } = match;
  const isLong = `${scores.home_score}${scores.away_score}`.length > 3;
  return scores.home_score === null ? (
    <p data-score className={`${PLACE} ${LOOK.unplayed}`}>
      {phase === 'scheduled' && isHourKnown(match) ? timeOfDay(time.timestamp * 1000, zone, intl) : '–'}
    </p>
  ) : (
    <p data-score className={`${PLACE} ${LOOK.played} ${SIZE[isLong ? 'long' : 'usual']}`} aria-hidden="true">
      <span data-fresh={fresh === 'home' || undefined} className="data-fresh:text-goal">
        {scores.home_score}
      </span>
      <span className="@min-[34rem]/head:h-1.5 h-1 panel:h-0.75 @min-[34rem]/head:w-5 w-2.5 border border-faint bg-faint" />
      <span data-fresh={fresh === 'away' || undefined} className="data-fresh:text-goal">
        {scores.away_score ?? '–'}
      </span>
    </p>
  );
}

/** Stands in the place of a score that a spoiler shield hides. */
export function HiddenScore({ text }: { readonly text: string }) {
  return (
    <p data-score className={`${PLACE} text-balance font-semibold text-quiet`} aria-hidden="true">
      {text}
    </p>
  );
}
