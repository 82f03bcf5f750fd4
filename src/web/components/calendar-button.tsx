import { useZone } from '#web/clock/program-context.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { CalendarMatch } from './save-calendar.ts';

interface Props {
  /** Name of the calendar and of its file. */
  readonly name: string;
  /** Returns the matches of the calendar and the channels to list with each; called when the viewer wants the file. */
  readonly matches: () => readonly CalendarMatch[];
  /** Text of the button if it needs another than the usual one; for an icon it is the accessible name. */
  readonly label?: string;
  readonly isIcon?: boolean;
  /** On a phone the icon is enough; the text is for screen readers. */
  readonly isIconOnPhone?: boolean;
  /** Classes of the button's position. */
  readonly className?: string;
}

const BUTTON_CLASSES = {
  icon: 'text-quiet',
  text: 'border border-edge bg-surface px-3 text-ink',
} as const;

/** Saves matches as a calendar file, generated in the browser from what the page shows. */
export function CalendarButton(props: Props) {
  const zone = useZone();
  const { name, matches, label, isIcon = false, isIconOnPhone = false, className = '' } = props;
  const { calendarFile: t } = useWords<'calendar'>();
  const text = label ?? t.file;
  // Without a connection its code may not come; the page says so.
  const onClick = () =>
    import('./save-calendar.ts').then(
      ({ saveCalendar }) => saveCalendar(name, matches(), zone),
      () => {},
    );
  return (
    <button
      type="button"
      aria-label={isIcon ? text : undefined}
      title={isIcon ? text : undefined}
      onClick={onClick}
      className={`tap-target flex min-w-11 flex-none cursor-pointer items-center justify-center gap-2 whitespace-nowrap rounded-lg font-medium hover:bg-raised hover:text-ink ${BUTTON_CLASSES[isIcon ? 'icon' : 'text']} ${className}`}
    >
      <Drawing
        size={18}
        strokeWidth="1.6"
        d="M15.5 8.5v-5h-13v12h6M2.5 7.5h13M6 1.5v3M12 1.5v3M13 11v6M10 14h6"
      />
      {!isIcon && <span className={isIconOnPhone ? 'max-md:sr-only' : undefined}>{text}</span>}
    </button>
  );
}
