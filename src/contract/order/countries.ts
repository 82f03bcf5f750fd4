/** The countries that can be chosen, as `country_code` has them, each with the cities whose zones say so. */
const CITIES = `
  en London es Madrid Canary it Rome de Berlin fr Paris nl Amsterdam pt Lisbon Madeira be Brussels
  tr Istanbul ie Dublin at Vienna ch Zurich dk Copenhagen se Stockholm no Oslo fi Helsinki is Reykjavik
  pl Warsaw cz Prague sk Bratislava hu Budapest ro Bucharest bg Sofia gr Athens rs Belgrade hr Zagreb
  si Ljubljana ba Sarajevo ua Kyiv Kiev br Sao_Paulo Manaus Fortaleza Bahia Recife ar Buenos_Aires
  uy Montevideo cl Santiago co Bogota pe Lima ec Guayaquil py Asuncion bo La_Paz ve Caracas
  us New_York Chicago Denver Los_Angeles Phoenix Detroit ca Toronto Vancouver Edmonton Winnipeg Halifax
  mx Mexico_City Monterrey Tijuana cr Costa_Rica gt Guatemala hn Tegucigalpa jm Jamaica jp Tokyo kr Seoul
  cn Shanghai in Kolkata Calcutta id Jakarta my Kuala_Lumpur th Bangkok vn Ho_Chi_Minh Saigon ph Manila
  sa Riyadh ae Dubai qa Qatar ir Tehran il Jerusalem kz Almaty uz Tashkent ge Tbilisi
  au Sydney Melbourne Brisbane Perth Adelaide nz Auckland fj Fiji eg Cairo ma Casablanca dz Algiers
  tn Tunis ng Lagos gh Accra ci Abidjan sn Dakar ke Nairobi za Johannesburg
`;

const BY_CITY = new Map<string, string>();
let country = '';
for (const word of CITIES.trim().split(/\s+/)) {
  if (word.length === 2) country = word;
  else BY_CITY.set(word, country);
}

/** The codes of the countries that can be chosen; those that share another's zone are added. */
export const COUNTRIES: readonly string[] = [...new Set(BY_CITY.values()), 'sct', 'wls', 'nir'];

/** The country that a zone says its viewer is in; null where the table says nothing. */
export function countryOfZone(zone: string): string | null {
  return BY_CITY.get(zone.split('/').at(-1) ?? '') ?? null;
}

/** The countries that a text that was kept names; what is no country any more is passed over. */
export const countriesIn = (text: string | null): readonly string[] =>
  (text ?? '').split(' ').filter((code) => COUNTRIES.includes(code));
