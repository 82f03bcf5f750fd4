import { alertSettings, SOUNDS, type Sound } from '#web/settings/alerts.ts';
import { useStore } from '#web/state/store.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { PercentSlider } from '#web/ui/percent-slider.tsx';
import { Select } from '#web/ui/select.tsx';
import { useWords } from '#web/words/use-words.ts';
import { playSound } from './play-sound.ts';

/** The sound of alerts, with a button to hear it and its volume. */
export function SoundChoice() {
  const { alerts: t } = useWords<'alerts'>();
  const settings = useStore(alertSettings);
  const { sound, volume } = settings;
  const percent = Math.round(volume * 100);
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <Select
            label={t.sound}
            value={sound}
            onChoose={(value) => alertSettings.set({ ...settings, sound: value as Sound })}
          >
            {SOUNDS.map((one) => (
              <option key={one} value={one}>
                {t.sounds[one]}
              </option>
            ))}
          </Select>
        </div>
        {sound !== 'none' && (
          <button
            type="button"
            className={`${BUTTON} cursor-pointer`}
            onClick={() => void playSound(sound, volume)}
          >
            {t.play}
          </button>
        )}
      </div>
      {sound !== 'none' && (
        <PercentSlider
          label={t.volume}
          min={5}
          percent={percent}
          text={t.percent(percent)}
          onChange={(next) => alertSettings.set({ ...settings, volume: next / 100 })}
        />
      )}
    </div>
  );
}
