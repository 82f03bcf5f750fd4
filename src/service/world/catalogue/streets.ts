import data from './data/streets.json' with { type: 'json' };
import { type Text, textList } from './text-list.ts';

/** How addresses are written: "12 Station Road". */
interface AddressStyle {
  /** `*` is the street, `#` the number. */
  readonly form: string;
  /** Streets that most towns have. */
  readonly streets: Text;
}

export interface StreetTexts {
  readonly traditions: readonly (AddressStyle & { readonly countries: readonly number[] })[];
  readonly elsewhere: AddressStyle;
}

const { traditions, elsewhere } = data as StreetTexts;

/** Returns the usual streets of a country, and how it writes an address. */
export function streetsOf(countryId: number): { readonly form: string; readonly streets: readonly string[] } {
  const { form, streets } = traditions.find(({ countries }) => countries.includes(countryId)) ?? elsewhere;
  return { form, streets: textList(streets) };
}
