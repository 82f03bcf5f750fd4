import { DAY_MS } from '#contract/durations.ts';
import './days.css';
import { memo } from 'react';
import { dayNames } from '#web/format/clock-time.ts';
import { addDays, type Day } from '#web/format/day.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useWords } from '#web/words/use-words.ts';
import { DayCommands } from './day-commands.tsx';

const DayPicker = lazyAfterFirstView(async () => (await import('./day-picker.tsx')).DayPicker);

const OFFSETS = [-3, -2, -1, 0, 1, 2, 3] as const;

/** Keeps today in the middle while the day is near, so that the strip does not move under the pointer. */
function middleDay(day: Day, today: Day): Day {
  return Math.abs(Date.parse(day) - Date.parse(today)) <= 3 * DAY_MS ? today : day;
}

interface Props {
  readonly day: Day;
  readonly today: Day;
  /** Returns the address of a day's page; null is today. Must be a stable function. */
  readonly to: (day: Day | null) => Address;
}

/** Seven days around the current one, with a link to the day before and after. */
export const Days = memo(function Days({ day, today, to }: Props) {
  const words = useWords();
  const address = (at: Day) => to(at === today ? null : at);
  const middle = middleDay(day, today);
  return (
    <nav aria-label={words.scores.days} className="days">
      <PrefetchLink
        to={address(addDays(day, -1))}
        rel="prev"
        aria-current="false"
        aria-label={words.scores.previous}
      >
        <Chevron />
      </PrefetchLink>
      {OFFSETS.map((offset) => {
        const at = addDays(middle, offset);
        const { weekday, date } = dayNames(at, words.intl);
        const isCurrent = at === day;
        return (
          <PrefetchLink
            key={offset}
            to={address(at)}
            aria-current={isCurrent ? 'date' : undefined}
            className="day"
          >
            {at === today ? words.scores.today : weekday}
            <b>{date}</b>
          </PrefetchLink>
        );
      })}
      <PrefetchLink
        to={address(addDays(day, 1))}
        rel="next"
        aria-current="false"
        aria-label={words.scores.next}
      >
        <Chevron isForward />
      </PrefetchLink>
      <DayPicker day={day} today={today} to={to} />
      <DayCommands today={today} />
    </nav>
  );
});

function Chevron({ isForward = false }: { isForward?: boolean }) {
  return (
    <Drawing
      size={18}
      strokeWidth="1.8"
      className={isForward ? 'turned' : undefined}
      d="M11.5 3.5 6 9l5.5 5.5"
    />
  );
}
