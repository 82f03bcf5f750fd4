import { memo } from 'react';
import { DAY_MS } from '#contract/durations.ts';
import { dayNames } from '#web/format/clock-time.ts';
import { addDays, type Day } from '#web/format/day.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useWords } from '#web/words/use-words.ts';

const DayPicker = lazyAfterFirstView(() => import('./day-picker.tsx').then((module) => module.DayPicker));

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
    <nav
      aria-label={words.scores.days}
      className="grid @min-[22rem]:grid-cols-[repeat(7,minmax(0,1fr))_2.75rem] @min-[34rem]:grid-cols-[2.25rem_repeat(7,minmax(0,1fr))_2.25rem_2.5rem] grid-cols-[repeat(5,minmax(0,1fr))_2.75rem] @min-[34rem]:gap-1"
    >
      <Arrow rel="prev" to={address(addDays(day, -1))} name={words.scores.previous} />
      {OFFSETS.map((offset) => {
        const at = addDays(middle, offset);
        const { weekday, date } = dayNames(at, words.intl);
        const isCurrent = at === day;
        return (
          <Link
            key={offset}
            to={address(at)}
            aria-current={isCurrent ? 'date' : undefined}
            className={`@max-[22rem]:nth-[6n+2]:hidden rounded-lg @min-[34rem]:py-[7px] py-1.5 text-center text-xs leading-[1.0625rem] ${isCurrent ? 'bg-ink text-ground' : 'text-quiet hover:bg-raised'}`}
          >
            {at === today ? words.scores.today : weekday}
            <b
              className={`block whitespace-nowrap @min-[34rem]:font-stretch-88% font-semibold font-stretch-75% @min-[27rem]:text-[0.9375rem] text-[0.75rem] ${isCurrent ? '' : 'text-ink'}`}
            >
              {date}
            </b>
          </Link>
        );
      })}
      <Arrow rel="next" to={address(addDays(day, 1))} name={words.scores.next} />
      <DayPicker day={day} today={today} to={to} />
    </nav>
  );
});

function Arrow({ rel, to, name }: { rel: 'prev' | 'next'; to: Address; name: string }) {
  return (
    <Link
      to={to}
      rel={rel}
      aria-current="false"
      aria-label={name}
      className="icon-button @min-[34rem]:grid hidden"
    >
      <Drawing
        size={18}
        strokeWidth="1.8"
        className="rtl:rotate-180"
        d={rel === 'prev' ? 'M11.5 3.5 6 9l5.5 5.5' : 'M6.5 3.5 12 9l-5.5 5.5'}
      />
    </Link>
  );
}
