import { useState } from 'react';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { useMyWords } from '#web/words/my.ts';
import { MatchRow } from './match-row.tsx';
import type { DayRows } from './my-parts.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Text without matches; null to render nothing. */
  readonly none: string | null;
  /** Matches by day, each day with a head unless `isDayless`. */
  readonly days: readonly DayRows[];
  readonly dayless?: boolean;
  readonly zone: string;
  readonly confirmed: () => number | null;
}

/** Days that are shown at first. */
const FIRST = 5;

/** A section of followed matches: live, today, upcoming or finished, each with its competition. */
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
