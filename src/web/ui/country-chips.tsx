import './country-chips.css';
import { useMemo } from 'react';
import { SELECTABLE_COUNTRIES } from '#contract/order/countries.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { chooseCountries, useCountries } from '#web/settings/countries.ts';
import { byName, countryNamer } from '#web/words/country-name.ts';
import { useSettingsWords } from '#web/words/settings.ts';
import { Flag } from './flag.tsx';
import { Icon } from './icon.tsx';

/** The viewer's countries for TV channels, the main one first, with controls to add and remove them. */
export function CountryChips() {
  const words = useSettingsWords();
  const { settings: say, intl } = words;
  const codes = useCountries();
  const nameOf = useMemo(() => countryNamer(words), [words]);
  // Filled after the first paint, because sorting two hundred names takes a slow phone some time.
  const isPainted = useAfterPaint(true);
  const others = useMemo(
    () =>
      byName(
        SELECTABLE_COUNTRIES.filter((code) => isPainted && !codes.includes(code)),
        nameOf,
        intl,
      ),
    [codes, nameOf, intl, isPainted],
  );
  return (
    <ul aria-label={say.tvCountries} className="country-chips">
      {codes.map((code) => (
        <li key={code}>
          <Flag src={flagPath(code)} />
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
