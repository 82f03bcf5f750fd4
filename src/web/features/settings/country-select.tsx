import { useMemo } from 'react';
import { COUNTRIES, countryOfZone, countrySetting } from '#web/settings/country.ts';
import { useSetting } from '#web/settings/setting.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { countryNamer } from '#web/words/country-name.ts';
import { useSettingsWords } from '#web/words/settings.ts';
import { Select } from './select.tsx';

/** The country whose competitions come first: by the zone, or any other. */
export function CountrySelect() {
  const words = useSettingsWords();
  const zone = useSetting(zoneSetting);
  useSetting(countrySetting);
  const byZone = countryOfZone(zone);
  const name = useMemo(() => countryNamer(words), [words]);
  const countries = useMemo(
    () =>
      COUNTRIES.map((code) => ({ code, text: name(code) })).sort((a, b) =>
        a.text.localeCompare(b.text, words.intl),
      ),
    [name, words.intl],
  );
  return (
    <Select
      label={words.settings.country}
      note={words.settings.countryNote}
      value={countrySetting.chosen() ?? ''}
      onChoose={countrySetting.choose}
    >
      <option value="">{words.settings.zoneCountry(byZone && name(byZone))}</option>
      {countries.map(({ code, text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </Select>
  );
}
