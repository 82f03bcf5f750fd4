import { useClock } from '#web/clock/use-clock.ts';
import { useEmbedWords } from '#web/embed/use-embed-words.ts';
import { countdownText } from '#web/format/countdown-text.ts';

/**
 * The time to a kick-off on the world's clock.
 *
 * @param kickOff epoch seconds
 */
export function Countdown({ kickOff }: { readonly kickOff: number }) {
  const { embed: t } = useEmbedWords();
  const text = useClock((now) => {
    if (now === null || kickOff === 0) return null;
    return countdownText(kickOff - Math.floor(now / 1000), t);
  });
  return text && <span>{text}</span>;
}
