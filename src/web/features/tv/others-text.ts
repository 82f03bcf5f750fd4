import { signedNumber } from '#contract/signed-number.ts';
import type { Words } from '#web/words/words.ts';
import { countCountries } from './by-country.ts';

/**
 * Returns how many channels there are elsewhere, and in how many countries: `12 channels in 3 countries`.
 *
 * @param areOthers whether others are listed before: `+12 in 3 countries`
 */
export function othersText(
  channels: Parameters<typeof countCountries>[0],
  areOthers: boolean,
  { tv: t, intl }: Words<'tv'>,
): string {
  const countries = countCountries(channels);
  return areOthers
    ? t.beyond(signedNumber(channels.length, intl), countries)
    : t.count(channels.length, countries);
}
