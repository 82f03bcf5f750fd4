import { useCountdown } from '#web/components/use-countdown.ts';
import { useEmbedWords } from '#web/embed/use-embed-words.ts';

/**
 * The time to a kick-off.
 *
 * @param kickOff epoch seconds
 */
export function EmbedCountdown({ kickOff }: { readonly kickOff: number }) {
  const { embed: t, intl } = useEmbedWords();
  const text = useCountdown(kickOff, { ...t, intl });
  return text && <span>{text}</span>;
}
