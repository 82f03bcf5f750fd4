import { useMemo } from 'react';
import { useSettingsWords } from '#web/words/settings.ts';
import { availableZones, zoneGroups } from './zones.ts';

/** The options of a select for a time zone. */
export function ZoneOptions() {
  const { settings: words, intl } = useSettingsWords();
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
