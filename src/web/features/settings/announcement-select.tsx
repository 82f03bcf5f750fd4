import { ANNOUNCEMENT_SCOPES, announcementSetting } from '#web/settings/announcements.ts';
import { useStore } from '#web/state/store.ts';
import { Select } from '#web/ui/select.tsx';
import { useSettingsWords } from '#web/words/settings.ts';

/** Select for the goals that screen readers announce. */
export function AnnouncementSelect() {
  const { settings: words } = useSettingsWords();
  const scope = useStore(announcementSetting);
  return (
    <Select
      label={words.announce}
      note={words.announceNote}
      value={scope}
      onChoose={announcementSetting.choose}
    >
      {ANNOUNCEMENT_SCOPES.map((one) => (
        <option key={one} value={one}>
          {words.announceScopes[one]}
        </option>
      ))}
    </Select>
  );
}
