/** Selectable countries by `country_code`, each with the cities of its time zones. */
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

/** Codes of the selectable countries, including those that share another country's zone. */
export const SELECTABLE_COUNTRIES: readonly string[] = [...new Set(BY_CITY.values()), 'sct', 'wls', 'nir'];

/** Returns the country of a time zone; null if the zone is not listed. */
export function countryOfZone(zone: string): string | null {
  return BY_CITY.get(zone.split('/').at(-1) ?? '') ?? null;
}

/** Returns the country codes of a stored text, without codes that are no longer selectable. */
export const countriesIn = (text: string | null): readonly string[] =>
  (text ?? '').split(' ').filter((code) => SELECTABLE_COUNTRIES.includes(code));
