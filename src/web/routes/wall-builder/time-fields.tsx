import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import { MAX_WALL_ZONES } from '#contract/wall-address.ts';
import { AddSelect } from '#web/builder/add-select.tsx';
import { RemovableChip } from '#web/builder/removable-chip.tsx';
import { ZoneOptions } from '#web/features/settings/zone-options.tsx';
import { zoneName } from '#web/format/clock-time.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Select } from '#web/ui/select.tsx';
import { TimeInput } from '#web/ui/time-input.tsx';
import { useWords } from '#web/words/use-words.ts';
import { DraftField } from './draft-field.tsx';
import type { WallFormProps } from './use-wall-program.ts';

/** The hours that are suggested first. */
const OPENING_HOURS = { from: '07:00', until: '23:00' };

/** Zones and times of day of a wall. */
export function TimeFields({ program, change }: WallFormProps) {
  const { builder, wallBuilder: t } = useWords<'builders'>();
  const { zone, zones, from, until, rollover, delay } = program;
  const hours = from !== null && until !== null ? { from, until } : null;
  return (
    <div className="grid gap-3">
      <Select label={t.zone} value={zone ?? ''} onChoose={(choice) => change({ zone: choice })}>
        <option value="">{t.screenZone}</option>
        <ZoneOptions />
      </Select>
      <div className="grid gap-1.5">
        <p className="font-medium text-quiet">{t.zones}</p>
        <ul aria-label={t.zones} className="flex min-w-0 flex-wrap gap-2">
          {zones.map((one) => (
            <RemovableChip
              key={one}
              removeLabel={builder.remove(zoneName(one))}
              onRemove={() => change({ zones: zones.filter((other) => other !== one) })}
            >
              {zoneName(one)}
            </RemovableChip>
          ))}
          {zones.length < MAX_WALL_ZONES && (
            <AddSelect
              label={t.addZone}
              text={t.plusZone}
              onAdd={(one) => change({ zones: [...new Set([...zones, one])] })}
            >
              <ZoneOptions />
            </AddSelect>
          )}
        </ul>
      </div>
      <div>
        <CheckBox
          isOn={hours !== null}
          onChange={(isOn) => change(isOn ? OPENING_HOURS : { from: null, until: null })}
        >
          {t.hours}
        </CheckBox>
        {hours && (
          <div className="my-2 flex flex-wrap gap-3">
            {(['from', 'until'] as const).map((end) => (
              <TimeInput
                key={end}
                label={t[end]}
                value={hours[end]}
                onChange={(time) => {
                  const next = { ...hours, [end]: time };
                  // The same time twice would be no hours at all.
                  if (next.from !== next.until) change(next);
                }}
              />
            ))}
          </div>
        )}
      </div>
      <DraftField
        label={t.delay}
        parameter="delay"
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_DELAY_SECONDS}
        value={String(delay)}
        onChange={(text) => change({ delay: Number(text) })}
      />
      <div>
        <TimeInput label={t.rollover} value={rollover} onChange={(time) => change({ rollover: time })} />
        <p className="mt-1 text-faint text-xs">{t.rolloverNote}</p>
      </div>
    </div>
  );
}
