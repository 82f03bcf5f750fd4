import { useState } from 'react';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { useMyWords } from '#web/words/my.ts';
import { MatchRow } from './match-row.tsx';
import type { DayRows } from './my-parts.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  /** What is said where there is nothing; null: then there is no part at all. */
  readonly none: string | null;
  /** With a head each that names the day, unless they are `dayless`. */
  readonly days: readonly DayRows[];
  readonly dayless?: boolean;
  readonly zone: string;
  readonly confirmed: () => number | null;
}

/** So many days are shown at first. */
const FIRST = 5;

/** Followed matches that are at the same time: now, today, to come, or over; each says its competition. */
export function MyPart({ id, title, none, days, dayless = false, zone, confirmed }: Props) {
  const { my: say, intl } = useMyWords();
  const [isWhole, setWhole] = useState(false);
  if (days.length === 0 && none === null) return null;
  const shown = isWhole ? days : days.slice(0, FIRST);
  return (
    <section aria-labelledby={id} className="my-part">
      <h2 id={id}>{title}</h2>
      {days.length === 0 && <p className="text-quiet">{none}</p>}
      {shown.map(({ day, rows }) => (
        <ErrorBoundary key={day} at={rows} section>
          <div className="round-day">
            {!dayless && <h3>{dayNames(day, intl).long}</h3>}
            <ul>
              {rows.map((row) => (
                <MatchRow key={row.record.id} {...row} zone={zone} confirmed={confirmed} named />
              ))}
            </ul>
          </div>
        </ErrorBoundary>
      ))}
      {shown.length < days.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {say.more}
        </button>
      )}
    </section>
  );
}
