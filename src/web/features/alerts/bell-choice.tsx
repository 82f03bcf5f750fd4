import { useState } from 'react';
import { kindsOf } from '#news/alerts/alert-kinds.ts';
import { bellKey } from '#news/alerts/bells.ts';
import { alertSettings, DEFAULT_ALERTS, setBell } from '#web/settings/alerts.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useWords } from '#web/words/use-words.ts';
import { DeliveryChecks } from './delivery-checks.tsx';
import { KindChecks } from './kind-checks.tsx';
import { ReachNote } from './reach-note.tsx';
import { turnOnAlerts } from './turn-on-alerts.ts';

/** Turns the sound of alerts off, and on as it was before. */
function SoundCheck() {
  const { alerts: t } = useWords<'alerts'>();
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

interface Props {
  readonly favourite: Favourite;
  /** Opens the settings of all alerts. */
  readonly onSettings: () => void;
}

/** Turns the alerts for something that is followed on and off, and chooses their kinds. Every change applies at once. */
export function BellChoice({ favourite, onSettings }: Props) {
  const { alerts: t } = useWords<'alerts'>();
  const key = bellKey(favourite.kind, favourite.id);
  const kinds = useStore(alertSettings, ({ bells }) => bells[key]);
  return (
    <>
      <CheckBox
        isOn={kinds !== undefined}
        onChange={(isOn) => (isOn ? void turnOnAlerts(favourite) : setBell(key, []))}
      >
        {t.title}
      </CheckBox>
      {kinds && (
        <>
          <KindChecks
            legend={t.kinds}
            choices={kindsOf(favourite.kind)}
            kinds={kinds}
            onChange={(next) => setBell(key, next)}
          />
          <DeliveryChecks>
            <SoundCheck />
          </DeliveryChecks>
          <ReachNote />
          <button
            type="button"
            aria-haspopup="dialog"
            className="min-h-11 cursor-pointer justify-self-start rounded-lg text-quiet underline"
            onClick={onSettings}
          >
            {t.allSettings}
          </button>
        </>
      )}
    </>
  );
}
