import { createSetting } from './setting.ts';

/** What a row of a list can have besides the match. */
export const EXTRAS = ['tv', 'odds'] as const;
export type Extra = (typeof EXTRAS)[number];

const wordsIn = (text: string): readonly string[] => text.split(' ');
const isExtra = (word: string) => EXTRAS.some((extra) => extra === word);

/** Those that are wanted, by their names: `tv odds`; none is. public/boot.js keeps their place from this, too. */
export const extrasSetting = createSetting<string>(
  'extras',
  (text) => wordsIn(text).every(isExtra),
  () => '',
);

/** Whether an extra is among those that are wanted. */
export const wants = (extras: string, extra: Extra): boolean => wordsIn(extras).includes(extra);

/** Takes these; their place in every row is kept, or given up, at once. */
export function chooseExtras(extras: readonly Extra[]): void {
  extrasSetting.choose(extras.join(' ') || null);
  document.documentElement.toggleAttribute('data-extras', extras.length > 0);
}
