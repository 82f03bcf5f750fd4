import { MAX_SOON_S } from '#contract/overdue.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { useEmbedWords } from '#web/embed/use-embed-words.ts';
import { durationText } from '#web/format/duration.ts';

const DAY_S = 86_400;
/** Up to here hours and minutes matter. */
const MAX_HOURS_S = 2 * DAY_S;

/**
 * The time to a kick-off on the world's clock.
 *
 * @param kickOff epoch seconds
 */
export function Countdown({ kickOff }: { readonly kickOff: number }) {
  const { embed: say } = useEmbedWords();
  const text = useClock((now) => {
    if (now === null || kickOff === 0) return null;
    const seconds = kickOff - Math.floor(now / 1000);
    if (seconds <= 0) return seconds > -MAX_SOON_S ? say.soon : null;
    return seconds < MAX_HOURS_S ? say.until(durationText(seconds)) : say.days(Math.floor(seconds / DAY_S));
  });
  return text && <span>{text}</span>;
}
