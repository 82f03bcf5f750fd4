import { readSite } from '#web/settings/site.ts';
import type { Trouble, TroubleWords } from '#web/words/trouble.ts';

/** Returns the sentence for a trouble, with the operator's name and contact where only they can help. */
export function troubleText(notice: Trouble, words: TroubleWords): string {
  const { operator, contact } = readSite();
  const names = [operator, contact?.replace('mailto:', '')].filter(Boolean).join(', ');
  return notice === 'refused' && names ? words.refusedBy(names) : words.trouble[notice];
}
