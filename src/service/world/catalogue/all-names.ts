import type { NameList } from './country.ts';
import { americanNames } from './names/american.ts';
import { basqueNames } from './names/basque.ts';
import { bosnianNames } from './names/bosnian.ts';
import { brazilianNames } from './names/brazilian.ts';
import { bulgarianNames } from './names/bulgarian.ts';
import { chineseNames } from './names/chinese.ts';
import { croatianNames } from './names/croatian.ts';
import { czechNames } from './names/czech.ts';
import { danishNames } from './names/danish.ts';
import { dutchNames } from './names/dutch.ts';
import { eastAfricanNames } from './names/east-african.ts';
import { egyptianNames } from './names/egyptian.ts';
import { englishNames } from './names/english.ts';
import { filipinoNames } from './names/filipino.ts';
import { finnishNames } from './names/finnish.ts';
import { flemishNames } from './names/flemish.ts';
import { francophoneAfricanNames } from './names/francophone-african.ts';
import { frenchNames } from './names/french.ts';
import { georgianNames } from './names/georgian.ts';
import { germanNames } from './names/german.ts';
import { ghanaianNames } from './names/ghanaian.ts';
import { greekNames } from './names/greek.ts';
import { gulfNames } from './names/gulf.ts';
import { hebrewNames } from './names/hebrew.ts';
import { hungarianNames } from './names/hungarian.ts';
import { icelandicNames } from './names/icelandic.ts';
import { indianNames } from './names/indian.ts';
import { indonesianNames } from './names/indonesian.ts';
import { irishNames } from './names/irish.ts';
import { italianNames } from './names/italian.ts';
import { jamaicanNames } from './names/jamaican.ts';
import { japaneseNames } from './names/japanese.ts';
import { kazakhNames } from './names/kazakh.ts';
import { koreanNames } from './names/korean.ts';
import { latinAmericanNames } from './names/latin-american.ts';
import { maghrebNames } from './names/maghreb.ts';
import { malayNames } from './names/malay.ts';
import { mexicanNames } from './names/mexican.ts';
import { nigerianNames } from './names/nigerian.ts';
import { norwegianNames } from './names/norwegian.ts';
import { pacificNames } from './names/pacific.ts';
import { persianNames } from './names/persian.ts';
import { polishNames } from './names/polish.ts';
import { portugueseNames } from './names/portuguese.ts';
import { romanianNames } from './names/romanian.ts';
import { scottishNames } from './names/scottish.ts';
import { serbianNames } from './names/serbian.ts';
import { slovakNames } from './names/slovak.ts';
import { slovenianNames } from './names/slovenian.ts';
import { southAfricanNames } from './names/south-african.ts';
import { spanishNames } from './names/spanish.ts';
import { swedishNames } from './names/swedish.ts';
import { thaiNames } from './names/thai.ts';
import { turkishNames } from './names/turkish.ts';
import { ukrainianNames } from './names/ukrainian.ts';
import { uzbekNames } from './names/uzbek.ts';
import { vietnameseNames } from './names/vietnamese.ts';
import { welshNames } from './names/welsh.ts';

/** Name lists by culture, as a country’s `people` names them. */
export const ALL_NAMES: Readonly<Record<string, NameList>> = {
  american: americanNames,
  basque: basqueNames,
  bosnian: bosnianNames,
  brazilian: brazilianNames,
  bulgarian: bulgarianNames,
  chinese: chineseNames,
  croatian: croatianNames,
  czech: czechNames,
  danish: danishNames,
  dutch: dutchNames,
  'east-african': eastAfricanNames,
  egyptian: egyptianNames,
  english: englishNames,
  filipino: filipinoNames,
  finnish: finnishNames,
  flemish: flemishNames,
  'francophone-african': francophoneAfricanNames,
  french: frenchNames,
  georgian: georgianNames,
  german: germanNames,
  ghanaian: ghanaianNames,
  greek: greekNames,
  gulf: gulfNames,
  hebrew: hebrewNames,
  hungarian: hungarianNames,
  icelandic: icelandicNames,
  indian: indianNames,
  indonesian: indonesianNames,
  irish: irishNames,
  italian: italianNames,
  jamaican: jamaicanNames,
  japanese: japaneseNames,
  kazakh: kazakhNames,
  korean: koreanNames,
  'latin-american': latinAmericanNames,
  maghreb: maghrebNames,
  malay: malayNames,
  mexican: mexicanNames,
  nigerian: nigerianNames,
  norwegian: norwegianNames,
  pacific: pacificNames,
  persian: persianNames,
  polish: polishNames,
  portuguese: portugueseNames,
  romanian: romanianNames,
  scottish: scottishNames,
  serbian: serbianNames,
  slovak: slovakNames,
  slovenian: slovenianNames,
  'south-african': southAfricanNames,
  spanish: spanishNames,
  swedish: swedishNames,
  thai: thaiNames,
  turkish: turkishNames,
  ukrainian: ukrainianNames,
  uzbek: uzbekNames,
  vietnamese: vietnameseNames,
  welsh: welshNames,
};
