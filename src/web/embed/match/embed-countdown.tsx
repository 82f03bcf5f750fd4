import { useCountdown } from '#web/components/use-countdown.ts';
import { useWords } from '#web/words/use-words.ts';

/**
 * The time to a kick-off.
 *
 * @param kickOff epoch seconds
 */
export function EmbedCountdown({ kickOff }: { readonly kickOff: number }) {
  const { embed: t, intl } = useWords<'embed'>();
  const text = useCountdown(kickOff, { ...t, intl });
  return text && <span>{text}</span>;
}
