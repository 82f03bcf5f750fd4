import { useCountdown } from '#web/components/use-countdown.ts';
import { useEmbedWords } from '#web/embed/use-embed-words.ts';

/**
 * The time to a kick-off.
 *
 * @param kickOff epoch seconds
 */
export function EmbedCountdown({ kickOff }: { readonly kickOff: number }) {
  const text = useCountdown(kickOff, useEmbedWords().embed);
  return text && <span>{text}</span>;
}
