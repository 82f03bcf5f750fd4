import type { KeyboardEventHandler, RefObject } from 'react';
import { dayNames } from '#web/format/clock-time.ts';
import type { Day } from '#web/format/day.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';
import { weekdayName, weeksOf } from './month.ts';

export interface CalendarProps {
  /** The day of the page. */
  readonly day: Day;
  readonly today: Day;
  readonly to: (day: Day | null) => Address;
}

interface Props extends CalendarProps {
  /** Id of the element with the month's name. */
  readonly label: string;
  /** The only day in the order of the Tab key; its month is shown. */
  readonly focusedDay: Day;
  readonly focusedLink: RefObject<HTMLAnchorElement | null>;
  /** Number of the day on which a week begins, from 1 (Monday). */
  readonly firstDay: number;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onChoose: () => void;
}

const DAY = 'grid h-11 place-items-center rounded-lg';

/** A month as a grid of weeks. */
export function MonthGrid({ label, day, today, to, focusedDay, focusedLink, firstDay, ...on }: Props) {
  const { intl } = useWords();
  const weeks = weeksOf(focusedDay, firstDay);
  const look = (at: Day) => {
    if (at === day) return 'bg-ink font-semibold text-ground';
    const text =
      at === today ? 'font-bold text-live' : at.slice(0, 7) === focusedDay.slice(0, 7) ? '' : 'text-faint';
    return `hover:bg-raised ${text}`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, as in ARIA's date picker
    <table role="grid" aria-labelledby={label} onKeyDown={on.onKeyDown} className="w-full table-fixed">
      <thead>
        <tr>
          {weeks[0]?.map((at) => (
            <th key={at} scope="col" className="py-1 text-center font-normal text-faint text-xs">
              {weekdayName(at, intl)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((at) => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
              <td key={at} aria-selected={at === day} className="p-0">
                <Link
                  ref={at === focusedDay ? focusedLink : undefined}
                  to={to(at === today ? null : at)}
                  tabIndex={at === focusedDay ? 0 : -1}
                  aria-current={at === today ? 'date' : 'false'}
                  aria-label={dayNames(at, intl).long}
                  onClick={on.onChoose}
                  className={`${DAY} ${look(at)}`}
                >
                  {Number(at.slice(8))}
                </Link>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
