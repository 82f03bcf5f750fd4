import { careText } from '#web/settings/care-text.ts';
import { useOddsWords } from '#web/words/odds.ts';

/** Returns a warning beside prices after the age that the operator states, if any. */
export function useAgedText(warning: string): string {
  const { age } = careText(useOddsWords().intl);
  return age ? `${age} · ${warning}` : warning;
}
