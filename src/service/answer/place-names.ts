import { type Language, readLanguage } from './language.ts';

/**
 * Names of countries and continents in the language that `lang` asks for. Competitions, teams and people keep
 * theirs: they are invented names, and a translation would be a second invention.
 */
export interface PlaceNames {
  /** By the wire's country code; the English name where the code is no country's or unknown. */
  country(code: string | null, english: string): string;
  continent(id: number, english: string): string;
}

const ENGLISH: PlaceNames = { country: (_, english) => english, continent: (_, english) => english };

/** Regions by continent number, in the codes that languages name them by (UN M49). */
const REGION_CODES: Readonly<Record<number, string>> = {
  1: '142',
  2: '150',
  3: '002',
  4: '003',
  5: '005',
  6: '001',
  7: '009',
};

/** The four that play apart have no code of their own; England, Scotland, Wales, Northern Ireland. */
const BRITISH: Readonly<Record<string, readonly [string, string, string, string]>> = {
  es: ['Inglaterra', 'Escocia', 'Gales', 'Irlanda del Norte'],
  de: ['England', 'Schottland', 'Wales', 'Nordirland'],
  fr: ['Angleterre', 'Écosse', 'Pays de Galles', 'Irlande du Nord'],
  it: ['Inghilterra', 'Scozia', 'Galles', 'Irlanda del Nord'],
  pt: ['Inglaterra', 'Escócia', 'País de Gales', 'Irlanda do Norte'],
  tr: ['İngiltere', 'İskoçya', 'Galler', 'Kuzey İrlanda'],
  pl: ['Anglia', 'Szkocja', 'Walia', 'Irlandia Północna'],
  ko: ['잉글랜드', '스코틀랜드', '웨일스', '북아일랜드'],
  zh: ['英格蘭', '蘇格蘭', '威爾斯', '北愛爾蘭'],
  zh_cn: ['英格兰', '苏格兰', '威尔士', '北爱尔兰'],
  ar: ['إنجلترا', 'اسكتلندا', 'ويلز', 'أيرلندا الشمالية'],
  el: ['Αγγλία', 'Σκωτία', 'Ουαλία', 'Βόρεια Ιρλανδία'],
  ja: ['イングランド', 'スコットランド', 'ウェールズ', '北アイルランド'],
};
const BRITISH_CODES = ['en', 'sct', 'wls', 'nir'];

/** The tag that `Intl` knows the wire's language by: `zh` is the traditional script beside `zh_cn`. */
const TAGS: Readonly<Record<string, string>> = { zh: 'zh-Hant', zh_cn: 'zh-Hans' };

function namesIn(language: Language): PlaceNames {
  const names = new Intl.DisplayNames([TAGS[language] ?? language], { type: 'region', fallback: 'none' });
  const british = BRITISH[language];
  return {
    country: (code, english) => {
      const own = BRITISH_CODES.indexOf(code ?? '');
      if (own >= 0) return british?.[own] ?? english;
      return (code !== null && /^[a-z]{2}$/.test(code) && names.of(code.toUpperCase())) || english;
    },
    continent: (id, english) => {
      const region = REGION_CODES[id];
      return (region !== undefined && names.of(region)) || english;
    },
  };
}

const made = new Map<string, PlaceNames>();

/** Names in the language that `lang` asks for. */
export function placeNames(lang: string | undefined): PlaceNames {
  const language = readLanguage(lang);
  if (language === 'en') return ENGLISH;
  const known = made.get(language);
  if (known) return known;
  const names = namesIn(language);
  made.set(language, names);
  return names;
}
