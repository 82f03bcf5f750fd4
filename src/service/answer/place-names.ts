import type { Competition } from '#service/world/seasons/competition.ts';
import { competitionName } from './competition-names.ts';
import type { Language } from './language.ts';
import { regionName } from './region-names.ts';

/**
 * Names of countries, continents and competitions in the language of `lang`. Teams and people are not
 * translated: their names are invented.
 */
export interface PlaceNames {
  /** Looks up the wire's country code; returns the English name for an unknown code. */
  country(code: string | null, english: string): string;
  continent(id: number, english: string): string;
  competition(competition: Pick<Competition, 'id' | 'name'>): string;
}

const ENGLISH: PlaceNames = {
  country: (_, english) => english,
  continent: (_, english) => english,
  competition: ({ name }) => name,
};

/** UN M49 region codes by continent id. */
const REGION_CODES: Readonly<Record<number, string>> = {
  1: '142',
  2: '150',
  3: '002',
  4: '003',
  5: '005',
  6: '001',
  7: '009',
};

/** Names of England, Scotland, Wales and Northern Ireland, which have no region code. */
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

function namesIn(language: Language): PlaceNames {
  const british = BRITISH[language];
  return {
    country: (code, english) => {
      const britishIndex = BRITISH_CODES.indexOf(code ?? '');
      if (britishIndex >= 0) return british?.[britishIndex] ?? english;
      return (
        (code !== null && /^[a-z]{2}$/.test(code) && regionName(code.toUpperCase(), language)) || english
      );
    },
    continent: (id, english) => {
      const region = REGION_CODES[id];
      return (region !== undefined && regionName(region, language)) || english;
    },
    competition: (competition) => competitionName(competition, language),
  };
}

export function placeNames(language: Language): PlaceNames {
  return language === 'en' ? ENGLISH : namesIn(language);
}
