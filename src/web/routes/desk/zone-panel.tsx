import { useMemo } from 'react';
import { SELECTABLE_COUNTRIES } from '#contract/order/countries.ts';
import { byName, countryNamer } from '#news/words/country-name.ts';
import { ZoneOptions } from '#web/features/settings/zone-options.tsx';
import { Select } from '#web/ui/select.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { DeskFormProps } from './use-desk-program.ts';

/** Whose day and times the text has, and whose channels: the viewer's own, unless the address says others. */
export function ZonePanel({ program: { zone, tv }, change }: DeskFormProps) {
  const words = useWords<'desk'>();
  const { desk: t, intl } = words;
  const countries = useMemo(() => byName(SELECTABLE_COUNTRIES, countryNamer(words), intl), [words, intl]);
  return (
    <div className="grid gap-3">
      <Select label={t.zone} value={zone ?? ''} onChoose={(choice) => change({ zone: choice })}>
        <option value="">{t.ownZone}</option>
        <ZoneOptions />
      </Select>
      <Select
        label={t.country}
        value={tv[0] ?? ''}
        onChoose={(code) => change({ tv: code === null ? [] : [code] })}
      >
        <option value="">{t.ownCountries}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
