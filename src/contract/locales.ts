/** A language of pages, previews, walls and embeds. Its texts are the folder of its tag in `src/words`. */
interface LocaleRow {
  /** BCP 47. */
  readonly tag: string;
  /** Language tag for `Intl`: the language as it is written where most of its readers are, with Latin digits. */
  readonly intl: string;
  readonly dir: 'ltr' | 'rtl';
  /** The data service's code of it. */
  readonly service: string;
  /** Its name in itself. */
  readonly name: string;
  /** The part of scripts.css with the fonts of other letters than Latin, Greek and Cyrillic ones. */
  readonly fonts?: 'arabic' | 'chinese' | 'japanese' | 'korean';
  /** Whether no native speaker has gone through its texts yet. */
  readonly isBeta?: boolean;
}

const ROWS = [
  { tag: 'en', intl: 'en-GB', dir: 'ltr', service: 'en', name: 'English' },
  { tag: 'de', intl: 'de-DE', dir: 'ltr', service: 'de', name: 'Deutsch' },
  { tag: 'es', intl: 'es-ES', dir: 'ltr', service: 'es', name: 'Español', isBeta: true },
  { tag: 'fr', intl: 'fr-FR', dir: 'ltr', service: 'fr', name: 'Français', isBeta: true },
  { tag: 'it', intl: 'it-IT', dir: 'ltr', service: 'it', name: 'Italiano', isBeta: true },
  { tag: 'pt-BR', intl: 'pt-BR', dir: 'ltr', service: 'pt', name: 'Português (Brasil)', isBeta: true },
  { tag: 'pl', intl: 'pl-PL', dir: 'ltr', service: 'pl', name: 'Polski', isBeta: true },
  { tag: 'tr', intl: 'tr-TR', dir: 'ltr', service: 'tr', name: 'Türkçe', isBeta: true },
  {
    tag: 'ar',
    intl: 'ar-u-ca-gregory-nu-latn',
    dir: 'rtl',
    service: 'ar',
    name: 'العربية',
    fonts: 'arabic',
    isBeta: true,
  },
  {
    tag: 'zh-Hans',
    intl: 'zh-Hans-CN',
    dir: 'ltr',
    service: 'zh_cn',
    name: '简体中文',
    fonts: 'chinese',
    isBeta: true,
  },
  { tag: 'ja', intl: 'ja-JP', dir: 'ltr', service: 'ja', name: '日本語', fonts: 'japanese', isBeta: true },
] as const satisfies readonly LocaleRow[];

/** Locales that only tests have, which no address can ask for: English in other letters (`words/pseudo-messages.ts`). */
const PSEUDO_ROWS = [
  { tag: 'en-XA', intl: 'en-GB', dir: 'ltr', service: 'en', name: 'en-XA' },
  {
    tag: 'ar-XB',
    intl: 'ar-u-ca-gregory-nu-latn',
    dir: 'rtl',
    service: 'en',
    name: 'ar-XB',
    fonts: 'arabic',
  },
  { tag: 'xx-LS', intl: 'en-GB', dir: 'ltr', service: 'en', name: 'xx-LS' },
  { tag: 'zz-CJK', intl: 'ja-JP', dir: 'ltr', service: 'en', name: 'zz-CJK', fonts: 'japanese' },
] as const satisfies readonly LocaleRow[];

export type Language = (typeof ROWS)[number]['tag'];
export type Locale = Language | (typeof PSEUDO_ROWS)[number]['tag'];

export const LANGUAGES: readonly Language[] = ROWS.map(({ tag }) => tag);
export const LOCALES: readonly Locale[] = [...ROWS, ...PSEUDO_ROWS].map(({ tag }) => tag);

/** Those in which the data service may have other names than in its own, English. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

const BY_TAG = new Map<string, LocaleRow>([...ROWS, ...PSEUDO_ROWS].map((row) => [row.tag, row]));

/** Returns what is known of a locale. */
export const localeRow = (locale: Locale): LocaleRow => BY_TAG.get(locale) ?? ROWS[0];
