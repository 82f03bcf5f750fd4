import { useMemo } from 'react';
import { zoneName } from '#web/format/clock-time.ts';
import { useKept } from '#web/settings/kept.ts';
import { deviceZone, zoneSetting } from '#web/settings/zone.ts';
import { useSettingsWords } from '#web/words/settings.ts';
import { Select } from './select.tsx';
import { knownZones, zoneGroups } from './zones.ts';

/** Select for the time zone, by default the device's. */
export function ZoneSelect() {
  const { settings: words } = useSettingsWords();
  useKept(zoneSetting);
  const groups = useMemo(() => zoneGroups(knownZones()), []);
  return (
    <Select label={words.zone} value={zoneSetting.chosen() ?? ''} onChoose={zoneSetting.choose}>
      <option value="">{words.deviceZone(zoneName(deviceZone()))}</option>
      {groups.map(({ name, zones }) => (
        <optgroup key={name} label={name ?? words.otherZones}>
          {zones.map(({ zone, name: text }) => (
            <option key={zone} value={zone}>
              {text}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
