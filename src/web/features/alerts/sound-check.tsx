import { useState } from 'react';
import { alertSettings, DEFAULT_ALERTS } from '#web/settings/alerts.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useAlertWords } from '#web/words/alerts.ts';

/** Turns the sound of alerts off, and on as it was before. */
export function SoundCheck() {
  const { alerts: t } = useAlertWords();
  const settings = useStore(alertSettings);
  const [sound] = useState(settings.sound === 'none' ? DEFAULT_ALERTS.sound : settings.sound);
  return (
    <CheckBox
      isOn={settings.sound !== 'none'}
      onChange={(isOn) => alertSettings.set({ ...settings, sound: isOn ? sound : 'none' })}
    >
      {t.sound}
    </CheckBox>
  );
}
