import { type ChangeEvent, memo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Day, isDay } from '#web/format/day.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useCalendarWords } from '#web/words/calendar.ts';
import { DayCommands } from './day-commands.tsx';

interface Props {
  readonly day: Day;
  readonly today: Day;
  readonly to: (day: Day | null) => Address;
}

/** A button that opens the browser's date picker; the commands of the days come with its code, after the first view. */
export const DayPicker = memo(function DayPicker({ day, today, to }: Props) {
  const { calendarFile } = useCalendarWords();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value } = target;
    if (isDay(value)) void navigate(to(value === today ? null : value));
  };
  return (
    <span className="relative grid">
      <button
        type="button"
        aria-label={calendarFile.choose}
        title={calendarFile.choose}
        onClick={() => input.current?.showPicker()}
        className="icon-button min-h-11"
      >
        <Drawing
          size={18}
          strokeWidth="1.4"
          d="M2.5 4.5a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1zm0 3h13M6 1.5v3m6-3v3"
        />
      </button>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        onChange={onChange}
        className="pointer-events-none absolute inset-0 -z-10 opacity-0"
      />
      <DayCommands today={today} />
    </span>
  );
});
