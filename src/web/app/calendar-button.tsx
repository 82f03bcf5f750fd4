import './calendar-button.css';
import type { MatchRow } from '#contract/records/match.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { calendarFile } from '#web/format/calendar-file.ts';
import { matchEntry } from '#web/format/match-entry.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useCalendarWords } from '#web/words/calendar.ts';
import { matchAddress } from './addresses.ts';

interface Props {
  /** Of the calendar, and of its file. */
  readonly name: string;
  /** The matches in it, each with the channels that are told with it; asked for when somebody wants the file. */
  readonly matches: () => readonly { readonly match: MatchRow; readonly channels?: readonly string[] }[];
  /** IANA. */
  readonly zone: string;
  /** What the button says, unless it is that there is a file; an icon alone says it to who does not see it. */
  readonly label?: string;
  readonly isIcon?: boolean;
}

/** Hands a file to the browser, as a click on a link to it does. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  // What no file system takes.
  link.download = `${name.replaceAll(/[\\/:*?"<>|]/g, '-')}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Matches as a file for the viewer's own calendar; made here, from what is on the page. */
export function CalendarButton({ name, matches, zone, label, isIcon = false }: Props) {
  const { calendarFile: say } = useCalendarWords();
  const text = label ?? say.file;
  const onClick = () => {
    const entries = matches().map(({ match, channels = [] }) =>
      matchEntry(match, { zone, channels, url: new URL(matchAddress(match.id), location.href).href }),
    );
    save(name, calendarFile(name, entries, Math.floor((worldClock.now() ?? 0) / 1000)));
  };
  return (
    <button
      type="button"
      aria-label={isIcon ? text : undefined}
      title={isIcon ? text : undefined}
      onClick={onClick}
      className="calendar-button"
    >
      <Drawing
        size={18}
        strokeWidth="1.6"
        d="M15.5 8.5v-5h-13v12h6M2.5 7.5h13M6 1.5v3M12 1.5v3M13 11v6M10 14h6"
      />
      {!isIcon && <span>{text}</span>}
    </button>
  );
}
