import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { DAY } from './days.ts';
import { weeksOf } from './weeks.ts';

/** Days between which a country's season can have matches, and the release of its fixture list. */
export interface SeasonSpan {
  readonly from: number;
  readonly to: number;
  /** First and last Saturday of the leagues. */
  readonly first: number;
  readonly last: number;
  /** Release of the fixture list, epoch seconds. */
  readonly opens: number;
}

/** Days from the release of the fixture list to the first match. */
const LIST_OUT_DAYS = 30;

const spansByCountry = new WeakMap<CountryEntry, Map<number, SeasonSpan>>();

/** Returns the span of a country's season without computing a table. */
export function seasonSpan(country: CountryEntry, year: number): SeasonSpan {
  let spans = spansByCountry.get(country);
  if (spans === undefined) {
    spans = new Map();
    spansByCountry.set(country, spans);
  }
  let span = spans.get(year);
  if (span === undefined) {
    const weeks = weeksOf(country, year);
    const first = weeks[0]?.saturday ?? 0;
    const last = weeks.at(-1)?.saturday ?? first;
    span = { from: first - 4, to: last + 60, first, last, opens: (first - 2 - LIST_OUT_DAYS) * DAY };
    spans.set(year, span);
  }
  return span;
}
