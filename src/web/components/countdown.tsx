import { useWords } from '#web/words/use-words.ts';
import { useCountdown } from './use-countdown.ts';

/** From here on the seconds count. */
const CLOCK_FROM_S = 600;

/**
 * The time to a kick-off, which renders without its surroundings.
 *
 * @param kickOff epoch seconds
 */
export function Countdown({ kickOff }: { readonly kickOff: number }) {
  const { preMatch: t, intl } = useWords<'pre-match'>();
  return useCountdown(kickOff, { ...t, intl }, CLOCK_FROM_S);
}
