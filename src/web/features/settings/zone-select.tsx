import { zoneName } from '#web/format/clock-time.ts';
import { deviceZone } from '#web/settings/device-zone.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { useStore } from '#web/state/store.ts';
import { Select } from '#web/ui/select.tsx';
import { useWords } from '#web/words/use-words.ts';
import { ZoneOptions } from './zone-options.tsx';

/** Select for the time zone, by default the device's. */
export function ZoneSelect() {
  const { settings: words } = useWords<'settings'>();
  useStore(zoneSetting);
  return (
    <Select label={words.zone} value={zoneSetting.choice() ?? ''} onChoose={zoneSetting.choose}>
      <option value="">{words.deviceZone(zoneName(deviceZone()))}</option>
      <ZoneOptions />
    </Select>
  );
}
