import type { NameList } from './country.ts';
import { american } from './names/american.ts';
import { arabic } from './names/arabic.ts';
import { basque } from './names/basque.ts';
import { bosnian } from './names/bosnian.ts';
import { brazilian } from './names/brazilian.ts';
import { bulgarian } from './names/bulgarian.ts';
import { chinese } from './names/chinese.ts';
import { croatian } from './names/croatian.ts';
import { czech } from './names/czech.ts';
import { danish } from './names/danish.ts';
import { dutch } from './names/dutch.ts';
import { eastAfrican } from './names/east-african.ts';
import { english } from './names/english.ts';
import { filipino } from './names/filipino.ts';
import { finnish } from './names/finnish.ts';
import { flemish } from './names/flemish.ts';
import { francophoneAfrican } from './names/francophone-african.ts';
import { french } from './names/french.ts';
import { georgian } from './names/georgian.ts';
import { german } from './names/german.ts';
import { ghanaian } from './names/ghanaian.ts';
import { greek } from './names/greek.ts';
import { hebrew } from './names/hebrew.ts';
import { hungarian } from './names/hungarian.ts';
import { icelandic } from './names/icelandic.ts';
import { indian } from './names/indian.ts';
import { indonesian } from './names/indonesian.ts';
import { irish } from './names/irish.ts';
import { italian } from './names/italian.ts';
import { jamaican } from './names/jamaican.ts';
import { japanese } from './names/japanese.ts';
import { kazakh } from './names/kazakh.ts';
import { korean } from './names/korean.ts';
import { latinAmerican } from './names/latin-american.ts';
import { maghreb } from './names/maghreb.ts';
import { malay } from './names/malay.ts';
import { mexican } from './names/mexican.ts';
import { nigerian } from './names/nigerian.ts';
import { norwegian } from './names/norwegian.ts';
import { pacific } from './names/pacific.ts';
import { persian } from './names/persian.ts';
import { polish } from './names/polish.ts';
import { portuguese } from './names/portuguese.ts';
import { romanian } from './names/romanian.ts';
import { scottish } from './names/scottish.ts';
import { serbian } from './names/serbian.ts';
import { slovak } from './names/slovak.ts';
import { slovenian } from './names/slovenian.ts';
import { southAfrican } from './names/south-african.ts';
import { spanish } from './names/spanish.ts';
import { swedish } from './names/swedish.ts';
import { thai } from './names/thai.ts';
import { turkish } from './names/turkish.ts';
import { ukrainian } from './names/ukrainian.ts';
import { uzbek } from './names/uzbek.ts';
import { vietnamese } from './names/vietnamese.ts';
import { welsh } from './names/welsh.ts';

/** Name lists by culture, as a country’s `people` names them. */
export const ALL_NAMES: Readonly<Record<string, NameList>> = {
  american,
  arabic,
  basque,
  bosnian,
  brazilian,
  bulgarian,
  chinese,
  croatian,
  czech,
  danish,
  dutch,
  'east-african': eastAfrican,
  english,
  filipino,
  finnish,
  flemish,
  'francophone-african': francophoneAfrican,
  french,
  georgian,
  german,
  ghanaian,
  greek,
  hebrew,
  hungarian,
  icelandic,
  indian,
  indonesian,
  irish,
  italian,
  jamaican,
  japanese,
  kazakh,
  korean,
  'latin-american': latinAmerican,
  maghreb,
  malay,
  mexican,
  nigerian,
  norwegian,
  pacific,
  persian,
  polish,
  portuguese,
  romanian,
  scottish,
  serbian,
  slovak,
  slovenian,
  'south-african': southAfrican,
  spanish,
  swedish,
  thai,
  turkish,
  ukrainian,
  uzbek,
  vietnamese,
  welsh,
};
