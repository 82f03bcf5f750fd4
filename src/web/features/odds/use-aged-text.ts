import { careText } from '#web/settings/care-text.ts';
import { useWords } from '#web/words/use-words.ts';

/** Returns a warning beside prices after the age that the operator states, if any. */
export function useAgedText(warning: string): string {
  const { age } = careText(useWords<'odds'>().intl);
  return age ? `${age} · ${warning}` : warning;
}
