import { useMemo } from 'react';
import { countryOfZone, SELECTABLE_COUNTRIES } from '#contract/order/countries.ts';
import { byName, countryNamer } from '#news/words/country-name.ts';
import { chooseCountries, useCountries } from '#web/settings/countries.ts';
import { countrySetting } from '#web/settings/country.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { useStore } from '#web/state/store.ts';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { Select } from '#web/ui/select.tsx';
import { useWords } from '#web/words/use-words.ts';

const CountryChips = lazyAfterFirstView(
  async () => (await import('#web/components/country-chips.tsx')).CountryChips,
);

/**
 * Select for the country whose competitions come first, by default that of the time zone, and the countries whose
 * TV channels are listed.
 */
export function CountrySelect() {
  const words = useWords<'settings'>();
  const zone = useStore(zoneSetting);
  const [main, ...others] = useCountries();
  const zoneCountry = countryOfZone(zone);
  const nameOf = useMemo(() => countryNamer(words), [words]);
  const countries = useMemo(() => byName(SELECTABLE_COUNTRIES, nameOf, words.intl), [nameOf, words.intl]);
  // The time zone's country is stored explicitly only beside others.
  const choose = (code: string | null) => {
    const first = code ?? (others.length > 0 ? zoneCountry : null);
    chooseCountries(first === null ? others : [first, ...others]);
  };
  return (
    <div className="grid gap-3">
      <Select
        label={words.settings.country}
        note={words.settings.countryNote}
        value={(countrySetting.choice() && main) ?? ''}
        onChoose={choose}
      >
        <option value="">{words.settings.zoneCountry(zoneCountry && nameOf(zoneCountry))}</option>
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
