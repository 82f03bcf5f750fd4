import { usePreMatchWords } from '#web/words/pre-match.ts';
import { useCountdown } from './use-countdown.ts';

/** From here on the seconds count. */
const CLOCK_FROM_S = 600;

/**
 * The time to a kick-off, which renders without its surroundings.
 *
 * @param kickOff epoch seconds
 */
export function Countdown({ kickOff }: { readonly kickOff: number }) {
  const { preMatch: t, intl } = usePreMatchWords();
  return useCountdown(kickOff, { ...t, intl }, CLOCK_FROM_S);
}
