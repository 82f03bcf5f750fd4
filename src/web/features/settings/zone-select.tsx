import { useMemo } from 'react';
import { zoneName } from '#web/format/clock-time.ts';
import { deviceZone, zoneSetting } from '#web/settings/zone.ts';
import { useStore } from '#web/state/store.ts';
import { Select } from '#web/ui/select.tsx';
import { useSettingsWords } from '#web/words/settings.ts';
import { availableZones, zoneGroups } from './zones.ts';

/** Select for the time zone, by default the device's. */
export function ZoneSelect() {
  const { settings: words } = useSettingsWords();
  useStore(zoneSetting);
  const groups = useMemo(() => zoneGroups(availableZones()), []);
  return (
    <Select label={words.zone} value={zoneSetting.choice() ?? ''} onChoose={zoneSetting.choose}>
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
