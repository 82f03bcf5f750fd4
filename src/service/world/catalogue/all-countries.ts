import { algeria } from './countries/algeria.ts';
import { argentina } from './countries/argentina.ts';
import { australia } from './countries/australia.ts';
import { austria } from './countries/austria.ts';
import { belgium } from './countries/belgium.ts';
import { bolivia } from './countries/bolivia.ts';
import { bosniaAndHerzegovina } from './countries/bosnia-and-herzegovina.ts';
import { brazil } from './countries/brazil.ts';
import { bulgaria } from './countries/bulgaria.ts';
import { canada } from './countries/canada.ts';
import { chile } from './countries/chile.ts';
import { china } from './countries/china.ts';
import { colombia } from './countries/colombia.ts';
import { costaRica } from './countries/costa-rica.ts';
import { croatia } from './countries/croatia.ts';
import { czechia } from './countries/czechia.ts';
import { denmark } from './countries/denmark.ts';
import { ecuador } from './countries/ecuador.ts';
import { egypt } from './countries/egypt.ts';
import { england } from './countries/england.ts';
import { fiji } from './countries/fiji.ts';
import { finland } from './countries/finland.ts';
import { france } from './countries/france.ts';
import { georgia } from './countries/georgia.ts';
import { germany } from './countries/germany.ts';
import { ghana } from './countries/ghana.ts';
import { greece } from './countries/greece.ts';
import { guatemala } from './countries/guatemala.ts';
import { honduras } from './countries/honduras.ts';
import { hungary } from './countries/hungary.ts';
import { iceland } from './countries/iceland.ts';
import { india } from './countries/india.ts';
import { indonesia } from './countries/indonesia.ts';
import { iran } from './countries/iran.ts';
import { ireland } from './countries/ireland.ts';
import { israel } from './countries/israel.ts';
import { italy } from './countries/italy.ts';
import { ivoryCoast } from './countries/ivory-coast.ts';
import { jamaica } from './countries/jamaica.ts';
import { japan } from './countries/japan.ts';
import { kazakhstan } from './countries/kazakhstan.ts';
import { kenya } from './countries/kenya.ts';
import { malaysia } from './countries/malaysia.ts';
import { mexico } from './countries/mexico.ts';
import { morocco } from './countries/morocco.ts';
import { netherlands } from './countries/netherlands.ts';
import { newZealand } from './countries/new-zealand.ts';
import { nigeria } from './countries/nigeria.ts';
import { northernIreland } from './countries/northern-ireland.ts';
import { norway } from './countries/norway.ts';
import { paraguay } from './countries/paraguay.ts';
import { peru } from './countries/peru.ts';
import { philippines } from './countries/philippines.ts';
import { poland } from './countries/poland.ts';
import { portugal } from './countries/portugal.ts';
import { qatar } from './countries/qatar.ts';
import { romania } from './countries/romania.ts';
import { saudiArabia } from './countries/saudi-arabia.ts';
import { scotland } from './countries/scotland.ts';
import { senegal } from './countries/senegal.ts';
import { serbia } from './countries/serbia.ts';
import { slovakia } from './countries/slovakia.ts';
import { slovenia } from './countries/slovenia.ts';
import { southAfrica } from './countries/south-africa.ts';
import { southKorea } from './countries/south-korea.ts';
import { spain } from './countries/spain.ts';
import { sweden } from './countries/sweden.ts';
import { switzerland } from './countries/switzerland.ts';
import { thailand } from './countries/thailand.ts';
import { tunisia } from './countries/tunisia.ts';
import { turkey } from './countries/turkey.ts';
import { ukraine } from './countries/ukraine.ts';
import { unitedArabEmirates } from './countries/united-arab-emirates.ts';
import { unitedStates } from './countries/united-states.ts';
import { uruguay } from './countries/uruguay.ts';
import { uzbekistan } from './countries/uzbekistan.ts';
import { venezuela } from './countries/venezuela.ts';
import { vietnam } from './countries/vietnam.ts';
import { wales } from './countries/wales.ts';
import type { CountryEntry } from './country.ts';

/** Every country of the catalogue in order of id. */
export const ALL_COUNTRIES: readonly CountryEntry[] = [
  england,
  spain,
  germany,
  italy,
  france,
  portugal,
  netherlands,
  belgium,
  scotland,
  wales,
  northernIreland,
  ireland,
  austria,
  switzerland,
  denmark,
  sweden,
  norway,
  finland,
  iceland,
  poland,
  czechia,
  slovakia,
  hungary,
  romania,
  bulgaria,
  greece,
  turkey,
  serbia,
  croatia,
  bosniaAndHerzegovina,
  slovenia,
  ukraine,
  georgia,
  kazakhstan,
  israel,
  brazil,
  argentina,
  mexico,
  unitedStates,
  canada,
  colombia,
  chile,
  uruguay,
  peru,
  ecuador,
  paraguay,
  bolivia,
  venezuela,
  costaRica,
  guatemala,
  honduras,
  jamaica,
  egypt,
  morocco,
  algeria,
  tunisia,
  nigeria,
  ghana,
  senegal,
  ivoryCoast,
  southAfrica,
  kenya,
  japan,
  southKorea,
  china,
  australia,
  newZealand,
  saudiArabia,
  unitedArabEmirates,
  qatar,
  iran,
  india,
  indonesia,
  thailand,
  vietnam,
  malaysia,
  uzbekistan,
  philippines,
  fiji,
];
