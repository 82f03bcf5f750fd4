import { useMemo } from 'react';
import { SELECTABLE_COUNTRIES } from '#contract/order/countries.ts';
import { byName, countryNamer } from '#news/words/country-name.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import { chooseCountries, useCountries } from '#web/settings/countries.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Flag } from './flag.tsx';
import { flagPath } from './flag-path.ts';

interface Props {
  /** On a phone the chips are one line, which scrolls. */
  readonly isLine?: boolean;
  /** Classes of the list's position. */
  readonly className?: string;
}

/** The viewer's countries for TV channels, the main one first, with controls to add and remove them. */
export function CountryChips({ isLine = false, className = '' }: Props) {
  const words = useWords<'settings'>();
  const { settings: t, intl } = words;
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
    <ul
      aria-label={t.tvCountries}
      data-line={isLine || undefined}
      className={`group/chips max-md:data-line:scroll-x flex min-w-0 flex-wrap gap-2 max-md:data-line:flex-nowrap max-md:data-line:gap-1.5 ${className}`}
    >
      {codes.map((code) => (
        <li
          key={code}
          className="tap-target flex flex-none items-center gap-2 rounded-full border border-ink px-3 font-medium max-md:group-data-line/chips:px-2.5"
        >
          <Flag src={flagPath(code)} />
          {nameOf(code)}
          {codes.length > 1 && (
            <button
              type="button"
              aria-label={t.removeCountry(nameOf(code))}
              onClick={() => chooseCountries(codes.filter((other) => other !== code))}
              className="tap-target -me-3 grid min-w-9 cursor-pointer place-items-center rounded-full text-quiet hover:text-ink max-md:group-data-line/chips:-me-2.5"
            >
              <Icon name="close" size={12} />
            </button>
          )}
        </li>
      ))}
      <li className="tap-target relative flex flex-none items-center gap-2 rounded-full border border-edge font-medium text-quiet hover:text-ink">
        <select
          aria-label={t.addCountry}
          value=""
          onChange={({ target }) => chooseCountries([...codes, target.value])}
          className="tap-target field-sizing-content max-w-36 cursor-pointer appearance-none rounded-full bg-ground px-3 max-md:group-data-line/chips:px-2.5"
        >
          <option value="">{`+ ${t.country}`}</option>
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
