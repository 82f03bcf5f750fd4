import { useMemo } from 'react';
import { COUNTRIES, countryOfZone } from '#contract/order/countries.ts';
import { chooseCountries, useCountries } from '#web/settings/countries.ts';
import { countrySetting } from '#web/settings/country.ts';
import { useKept } from '#web/settings/kept.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { later } from '#web/ui/later.tsx';
import { byName, countryNamer } from '#web/words/country-name.ts';
import { useSettingsWords } from '#web/words/settings.ts';
import { Select } from './select.tsx';

const CountryChips = later(async () => (await import('#web/ui/country-chips.tsx')).CountryChips);

/**
 * Select for the country whose competitions come first, by default that of the time zone, and the countries whose
 * TV channels are listed.
 */
export function CountrySelect() {
  const words = useSettingsWords();
  const zone = useKept(zoneSetting);
  const [main, ...others] = useCountries();
  const byZone = countryOfZone(zone);
  const nameOf = useMemo(() => countryNamer(words), [words]);
  const countries = useMemo(() => byName(COUNTRIES, nameOf, words.intl), [nameOf, words.intl]);
  // The time zone's country is stored explicitly only beside others.
  const choose = (code: string | null) => {
    const first = code ?? (others.length > 0 ? byZone : null);
    chooseCountries(first === null ? others : [first, ...others]);
  };
  return (
    <div className="grid gap-3">
      <Select
        label={words.settings.country}
        note={words.settings.countryNote}
        value={(countrySetting.chosen() && main) ?? ''}
        onChoose={choose}
      >
        <option value="">{words.settings.zoneCountry(byZone && nameOf(byZone))}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <p className="font-medium text-quiet">{words.settings.tvCountries}</p>
      <div className="min-h-11">
        <CountryChips />
      </div>
    </div>
  );
}
