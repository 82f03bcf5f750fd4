import { HOUR_S } from '#contract/durations.ts';
import { useCountdown } from '#web/components/use-countdown.ts';
import { useWords } from '#web/words/use-words.ts';

/** More letters of the larger type run into the crests. */
const MAX_LETTERS = 10;

/**
 * The time to a kick-off, whose minutes and seconds in the last hour are larger.
 *
 * @param kickOff epoch seconds
 */
export function WallCountdown({ kickOff }: { readonly kickOff: number }) {
  const { preMatch: t } = useWords<'pre-match'>();
  // Between two crests there is room for symbols of units alone, which English has, and for few words.
  const text = useCountdown(kickOff, { ...t, intl: 'en' }, HOUR_S, (clock) => clock);
  return (
    <b
      data-clock={text?.includes(':') || undefined}
      data-long={(text && text.length > MAX_LETTERS) || undefined}
      className="block whitespace-nowrap font-bold font-stretch-75% text-[6rem]/[7.5rem] data-clock:text-[12.5rem]/[12.5rem] data-long:text-[4.5rem]/[7.5rem]"
    >
      {text}
    </b>
  );
}
