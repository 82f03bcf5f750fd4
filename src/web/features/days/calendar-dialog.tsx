import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addDays, type Day } from '#web/format/day.ts';
import { Link } from '#web/navigation/link.tsx';
import { deviceLocale } from '#web/settings/device-locale.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';
import { addMonths, firstWeekday, monthName, weekStart } from './month.ts';
import { type CalendarProps, MonthGrid } from './month-grid.tsx';

/** Returns the day to which a key moves the focus, as in the date pickers of ARIA; null if the key is another one. */
function dayAfterKey(
  day: Day,
  firstDay: number,
  { key, shiftKey, currentTarget }: KeyboardEvent,
): Day | null {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return weekStart(day, firstDay);
    case 'End':
      return addDays(weekStart(day, firstDay), 6);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    default:
      return null;
  }
}

/** A month whose days are links to the same page on that day. */
export function CalendarDialog({
  day,
  today,
  to,
  onClose,
}: CalendarProps & { readonly onClose: () => void }) {
  const words = useWords<'calendar'>();
  const { datePicker: t, intl } = words;
  const id = useId();
  const firstDay = firstWeekday(deviceLocale());
  const [focusedDay, setFocusedDay] = useState(day);
  const [movesFocus, setMovesFocus] = useState(true);
  const link = useRef<HTMLAnchorElement>(null);
  // After the dialog's own effect, which opens it and focuses its first button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is another link
  useEffect(() => {
    if (movesFocus) link.current?.focus();
  }, [focusedDay, movesFocus]);
  const show = (other: Day, withFocus: boolean) => {
    setFocusedDay(other);
    setMovesFocus(withFocus);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const other = dayAfterKey(focusedDay, firstDay, event);
    if (other) show(other, true);
    else if (event.key === ' ') link.current?.click();
    else return;
    event.preventDefault();
  };
  const monthButton = (count: number, name: string, d: string) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => show(addMonths(focusedDay, count), false)}
      className="icon-button size-11"
    >
      <Drawing size={18} strokeWidth="1.8" className="rtl:rotate-180" d={d} />
    </button>
  );
  return (
    <Dialog
      id={id}
      title={words.calendarFile.choose}
      close={t.close}
      width="w-[min(24rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className="flex items-center">
        {monthButton(-1, t.previous, 'M11.5 3.5 6 9l5.5 5.5')}
        <h3 id={`${id}-month`} aria-live="polite" className="flex-1 text-center font-semibold">
          {monthName(focusedDay, intl)}
        </h3>
        {monthButton(1, t.next, 'M6.5 3.5 12 9l-5.5 5.5')}
      </div>
      <MonthGrid
        label={`${id}-month`}
        day={day}
        today={today}
        to={to}
        focusedDay={focusedDay}
        focusedLink={link}
        firstDay={firstDay}
        onKeyDown={onKeyDown}
        onChoose={onClose}
      />
      <Link
        to={to(null)}
        onClick={onClose}
        className="mt-2 flex min-h-11 items-center justify-center rounded-lg border border-edge px-4 font-medium hover:bg-raised"
      >
        {words.scores.today}
      </Link>
    </Dialog>
  );
}
