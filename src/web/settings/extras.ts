import { createSetting } from './setting.ts';

/** Extra data of a list's rows. */
export const EXTRAS = ['tv', 'odds'] as const;
export type Extra = (typeof EXTRAS)[number];

const wordsIn = (text: string): readonly string[] => text.split(' ');
const isExtra = (word: string) => EXTRAS.some((extra) => extra === word);

/** The chosen extras by name: `tv odds`; none by default. public/boot.js reads this, too. */
export const extrasSetting = createSetting<string>(
  'extras',
  (text) => wordsIn(text).every(isExtra),
  () => '',
);

export const hasExtra = (extras: string, extra: Extra): boolean => wordsIn(extras).includes(extra);
