import './country-chips.css';
import { useMemo } from 'react';
import { chooseCountries, useCountries } from '#web/settings/countries.ts';
import { COUNTRIES } from '#web/settings/country.ts';
import { countryNamer } from '#web/words/country-name.ts';
import { useSettingsWords } from '#web/words/settings.ts';
import { Flag } from './flag.tsx';
import { Icon } from './icon.tsx';

/** The countries whose channels are told, the main one first: one more, or one less. */
export function CountryChips() {
  const words = useSettingsWords();
  const { settings: say, intl } = words;
  const codes = useCountries();
  const nameOf = useMemo(() => countryNamer(words), [words]);
  const others = useMemo(
    () =>
      COUNTRIES.filter((code) => !codes.includes(code))
        .map((code) => ({ code, name: nameOf(code) }))
        .sort((a, b) => a.name.localeCompare(b.name, intl)),
    [codes, nameOf, intl],
  );
  return (
    <ul aria-label={say.tvCountries} className="country-chips">
      {codes.map((code) => (
        <li key={code}>
          <Flag src={`/img/countries/${code}`} />
          {nameOf(code)}
          {codes.length > 1 && (
            <button
              type="button"
              aria-label={say.removeCountry(nameOf(code))}
              onClick={() => chooseCountries(codes.filter((other) => other !== code))}
            >
              <Icon name="close" size={12} />
            </button>
          )}
        </li>
      ))}
      <li>
        <select
          aria-label={say.addCountry}
          value=""
          onChange={({ target }) => chooseCountries([...codes, target.value])}
        >
          <option value="">{`+ ${say.country}`}</option>
          {others.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </li>
    </ul>
  );
}
