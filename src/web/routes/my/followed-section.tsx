import { useState } from 'react';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import type { DayRows } from '#web/matches/followed-by-time.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';
import { HEADING } from './followable-list.tsx';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Text without matches; null to render nothing. */
  readonly emptyText: string | null;
  /** Matches by day, each day with a head unless `isDayless`. */
  readonly days: readonly DayRows[];
  readonly isDayless?: boolean;
}

/** Days that are shown at first. */
const INITIAL_DAYS = 5;

/** A section of followed matches: live, today, upcoming or finished, each with its competition. */
export function FollowedSection({ id, title, emptyText, days, isDayless = false }: Props) {
  const { my: t, intl } = useWords<'my'>();
  const [isExpanded, setExpanded] = useState(false);
  if (days.length === 0 && emptyText === null) return null;
  const visibleDays = isExpanded ? days : days.slice(0, INITIAL_DAYS);
  return (
    <section aria-labelledby={id} className="mb-4">
      <h2 id={id} className={HEADING}>
        {title}
      </h2>
      {days.length === 0 && <p className="text-quiet">{emptyText}</p>}
      {days.length > 0 && (
        <div className="card divided mb-2 overflow-hidden">
          {visibleDays.map(({ day, rows }) => (
            <ErrorBoundary key={day} at={rows} section>
              <div>
                {!isDayless && (
                  <h3 className="border-line border-b px-3.5 py-1.5 font-semibold text-[0.75rem] text-quiet">
                    {dayNames(day, intl).long}
                  </h3>
                )}
                <ul>
                  {rows.map((row) => (
                    <MatchRow key={row.record.id} {...row} hasCompetition />
                  ))}
                </ul>
              </div>
            </ErrorBoundary>
          ))}
        </div>
      )}
      {visibleDays.length < days.length && (
        <button type="button" onClick={() => setExpanded(true)} className={`${BUTTON} cursor-pointer`}>
          {t.more}
        </button>
      )}
    </section>
  );
}
