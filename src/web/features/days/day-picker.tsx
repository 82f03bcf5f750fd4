import { useWords } from '#web/words/use-words.ts';
import './sticky.css';
import { memo } from 'react';
import { Drawing } from '#web/ui/drawing.tsx';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { DayCommands } from './day-commands.tsx';
import type { CalendarProps } from './month-grid.tsx';

const fetchCalendar = async () => (await import('./calendar-dialog.tsx')).CalendarDialog;

/** A button that opens a calendar; the commands of the days come with its code, after the first view. */
export const DayPicker = memo(function DayPicker(props: CalendarProps) {
  const { calendarFile } = useWords<'calendar'>();
  const { dialog, open, prefetch } = useLazyDialog(fetchCalendar, props);
  return (
    <span className="grid">
      <button
        type="button"
        aria-label={calendarFile.choose}
        title={calendarFile.choose}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onClick={open}
        className="icon-button min-h-11"
      >
        <Drawing
          size={18}
          strokeWidth="1.4"
          d="M2.5 4.5a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1zm0 3h13M6 1.5v3m6-3v3"
        />
      </button>
      {dialog}
      <DayCommands today={props.today} />
    </span>
  );
});
