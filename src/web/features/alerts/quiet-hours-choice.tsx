import type { QuietHours } from '#news/alerts/quiet-hours.ts';
import { alertSettings } from '#web/settings/alerts.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { TimeInput } from '#web/ui/time-input.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The hours that are suggested first. */
const NIGHT: QuietHours = { from: '23:00', until: '07:00' };

/** The hours without notifications and sound, in the viewer's time zone. */
export function QuietHoursChoice() {
  const { alerts: t } = useWords<'alerts'>();
  const settings = useStore(alertSettings);
  const { quietHours } = settings;
  const choose = (hours: QuietHours | null) => alertSettings.set({ ...settings, quietHours: hours });
  return (
    <div>
      <CheckBox isOn={quietHours !== null} onChange={(isOn) => choose(isOn ? NIGHT : null)}>
        {t.quiet}
      </CheckBox>
      {quietHours && (
        <>
          <div className="my-2 flex flex-wrap gap-3">
            {(['from', 'until'] as const).map((end) => (
              <TimeInput
                key={end}
                label={t[end]}
                value={quietHours[end]}
                onChange={(time) => choose({ ...quietHours, [end]: time })}
              />
            ))}
          </div>
          <p className="text-quiet text-xs">{t.quietNote}</p>
        </>
      )}
    </div>
  );
}
