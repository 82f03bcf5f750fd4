import { useMemo } from 'react';
import { availableZones, zoneGroups } from '#web/features/settings/zones.ts';
import { useBuilderWords } from '#web/words/builders.ts';

/** The options of a select for a time zone. */
export function ZoneOptions() {
  const { builder: say } = useBuilderWords();
  const groups = useMemo(() => zoneGroups(availableZones()), []);
  return groups.map(({ name, zones }) => (
    <optgroup key={name} label={name ?? say.otherZones}>
      {zones.map(({ zone, name: text }) => (
        <option key={zone} value={zone}>
          {text}
        </option>
      ))}
    </optgroup>
  ));
}
