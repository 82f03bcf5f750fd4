import { useState } from 'react';
import { instantInZone, localMinute } from '#web/clock/instant-in-zone.ts';
import { useZone } from '#web/clock/program-context.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { ShieldDrawing } from '#web/components/shield-drawing.tsx';
import { dayAndTime, dayAndWeekday } from '#web/format/clock-time.ts';
import { addDays, dayAt } from '#web/format/day.ts';
import { type Favourite, favourites } from '#web/settings/favourites.ts';
import type { Shield } from '#web/settings/shield-list.ts';
import { addShield, removeShield, shields } from '#web/settings/shields.ts';
import { useStore } from '#web/state/store.ts';
import { BUTTON } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { useWords } from '#web/words/use-words.ts';

const ENDS = ['never', 'tonight', 'morning', 'other'] as const;
type End = (typeof ENDS)[number];

/** Returns when a shield ends, epoch ms; null until it is removed. */
function endOf(end: End, minute: string, now: number, zone: string): number | null {
  const today = dayAt(now, zone);
  if (end === 'tonight') return instantInZone(`${today}T23:59`, zone);
  if (end === 'morning') return instantInZone(`${addDays(today, 1)}T08:00`, zone);
  return end === 'other' ? instantInZone(minute, zone) : null;
}

type Subject = Favourite & { readonly kind: 'team' | 'competition' };

const isSubject = (one: Favourite): one is Subject => one.kind === 'team' || one.kind === 'competition';

/** The viewer's spoiler shields, and a form for another one. */
export function ShieldSettings() {
  const { shields: t, intl } = useWords<'shield-settings'>();
  const zone = useZone();
  const list = useStore(shields);
  const followed = useStore(favourites).filter(isSubject);
  const [subject, setSubject] = useState('all');
  const [end, setEnd] = useState<End>('never');
  const now = worldClock.now() ?? 0;
  const [minute, setMinute] = useState(() => localMinute(now + 86_400_000, zone));
  const set = () => {
    const one = followed.find(({ kind, id }) => `${kind} ${id}` === subject);
    const until = endOf(end, minute, now, zone);
    if (one) addShield({ kind: one.kind, id: one.id, name: one.name, until });
    else addShield({ kind: 'all', id: '', name: '', until });
  };
  const dayNameOf = (day: string) => dayAndWeekday(Date.parse(day), 'UTC', intl);
  const nameOf = ({ kind, id, name }: Shield) =>
    kind === 'all' ? t.everything : kind === 'day' ? dayNameOf(id) : name;
  return (
    <fieldset className="grid gap-3">
      <legend className="muted">{t.title}</legend>
      <p className="text-quiet text-xs">{t.note}</p>
      {list.length > 0 && (
        <ul className="divided rounded-lg border border-line">
          {list.map((shield) => (
            <li key={`${shield.kind} ${shield.id}`} className="flex min-h-11 items-center gap-2 ps-3">
              <ShieldDrawing isFilled />
              <span dir="auto" className="min-w-0 flex-1">
                {shield.until === null
                  ? nameOf(shield)
                  : t.current(nameOf(shield), dayAndTime(shield.until, zone, intl))}
              </span>
              <button
                type="button"
                aria-label={t.remove(nameOf(shield))}
                title={t.remove(nameOf(shield))}
                onClick={() => removeShield(shield)}
                className="line-button text-quiet"
              >
                {'×'}
              </button>
            </li>
          ))}
        </ul>
      )}
      {list.length > 1 && (
        <button
          type="button"
          className={`${BUTTON} cursor-pointer justify-center`}
          onClick={() => shields.set([])}
        >
          {t.removeAll}
        </button>
      )}
      <Select
        label={t.subject}
        note={t.others}
        value={subject}
        onChoose={(value) => setSubject(value ?? 'all')}
      >
        <option value="all">{t.everything}</option>
        {followed.map(({ kind, id, name }) => (
          <option key={`${kind} ${id}`} value={`${kind} ${id}`}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t.until}
        value={end}
        onChoose={(value) => setEnd(ENDS.find((one) => one === value) ?? 'never')}
      >
        {ENDS.map((one) => (
          <option key={one} value={one}>
            {t.ends[one]}
          </option>
        ))}
      </Select>
      {end === 'other' && (
        <label className="grid gap-1.5 font-medium text-quiet">
          {t.time}
          <input
            type="datetime-local"
            required
            value={minute}
            min={localMinute(now, zone)}
            onChange={({ target }) => target.value && setMinute(target.value)}
            className="select-box w-full min-w-0 text-base"
          />
        </label>
      )}
      <button type="button" className={`${BUTTON} cursor-pointer justify-center`} onClick={set}>
        {t.add}
      </button>
    </fieldset>
  );
}
