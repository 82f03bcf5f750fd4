import { readSite } from '#web/settings/site.ts';
import type { Texts, Words } from '#web/words/words.ts';

/** Returns the sentence for a trouble, with the operator's name, or else address, where only they can help. */
export function troubleText(notice: keyof Texts<'trouble'>['trouble'], words: Words<'trouble'>): string {
  const { operator, contact } = readSite();
  const name = operator ?? contact?.replace('mailto:', '');
  const text = words.trouble[notice];
  return notice === 'refused' && name ? text.replace(/\.$/, `: ${name}.`) : text;
}
