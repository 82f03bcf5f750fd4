import { useMemo } from 'react';
import { useWords } from '#web/words/use-words.ts';
import { availableZones, zoneGroups } from './zones.ts';

/** The options of a select for a time zone. */
export function ZoneOptions() {
  const { settings: words, intl } = useWords<'settings'>();
  const groups = useMemo(() => zoneGroups(availableZones(), intl), [intl]);
  return groups.map(({ name, zones }) => (
    <optgroup key={name} label={name ?? words.otherZones}>
      {zones.map(({ zone, name: text }) => (
        <option key={zone} value={zone}>
          {text}
        </option>
      ))}
    </optgroup>
  ));
}
