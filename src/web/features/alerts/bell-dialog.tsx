import { useState } from 'react';
import { type AlertKind, kindsOf } from '#news/alerts/alert-kinds.ts';
import { bellKey } from '#news/alerts/bells.ts';
import { runCommand } from '#web/navigation/commands.ts';
import { alertSettings, DEFAULT_ALERTS, setBell } from '#web/settings/alerts.ts';
import { storeBellName } from '#web/settings/bell-names.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useAlertWords } from '#web/words/alerts.ts';
import { useBellWords } from '#web/words/bell.ts';
import type { BellProps } from './bell-props.ts';
import { requestPermission } from './delivery.ts';
import { DeliveryChecks } from './delivery-checks.tsx';
import { KindChecks } from './kind-checks.tsx';
import { isPushed } from './push-slot.tsx';

/** Turns the sound of alerts off, and on as it was before. */
function SoundCheck() {
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

interface Props extends BellProps {
  readonly onClose: () => void;
}

/**
 * Turns the alerts for something on and off. Nothing is stored before the viewer turns them on; then the browser asks
 * for permission, and every change applies at once.
 */
export function BellDialog({ subject, id, name, onClose }: Props) {
  const { alerts: t } = useAlertWords();
  const { bell } = useBellWords();
  const key = bellKey(subject, id);
  const settings = useStore(alertSettings);
  const hasPush = useStore(isPushed);
  const choices = kindsOf(subject);
  const storedKinds = settings.bells[key];
  const [newKinds, setNewKinds] = useState<readonly AlertKind[]>(() =>
    choices.filter((kind) => settings.kinds.includes(kind)),
  );
  const isOn = storedKinds !== undefined;
  const kinds = storedKinds ?? newKinds;

  function changeKinds(next: readonly AlertKind[]): void {
    setNewKinds(next);
    if (isOn) setBell(key, next);
  }
  async function turnOn(): Promise<void> {
    if (kinds.length === 0) return;
    setBell(key, kinds);
    storeBellName(key, name);
    const answer = settings.notifications ? await requestPermission() : null;
    // A refusal is explained in the open dialog.
    if (answer?.permission !== 'denied') onClose();
  }
  function turnOff(): void {
    setBell(key, []);
    onClose();
  }
  function openSettings(): void {
    onClose();
    runCommand('alerts');
  }
  return (
    <Dialog
      id="bell"
      title={bell.alerts(name)}
      close={t.close}
      width="w-[min(24rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className="grid gap-5">
        <KindChecks legend={t.kinds} choices={choices} kinds={kinds} onChange={changeKinds} />
        <DeliveryChecks>
          <SoundCheck />
        </DeliveryChecks>
        <p className="text-quiet">{hasPush ? t.closedTab : t.openTab}</p>
        <div className="grid gap-2">
          <p role="status" className="text-center text-quiet">
            {kinds.length === 0 && t.noKinds}
          </p>
          {isOn ? (
            <button type="button" className={`${BUTTON} cursor-pointer justify-center`} onClick={turnOff}>
              {t.turnOff}
            </button>
          ) : (
            <button
              type="button"
              className="min-h-11 cursor-pointer rounded-lg border border-line bg-ink px-4 font-semibold text-ground"
              onClick={() => void turnOn()}
            >
              {t.turnOn}
            </button>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            className="min-h-11 cursor-pointer justify-self-center rounded-lg px-3 text-quiet underline"
            onClick={openSettings}
          >
            {t.allSettings}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
