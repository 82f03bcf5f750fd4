import { useQueries } from '@tanstack/react-query';
import { roundName } from '#news/words/round-name.ts';
import { pagesOfIds } from '#web/data/printer-matches.ts';
import { eventsQuery } from '#web/data/rewind.ts';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import type { RoundDay } from '#web/matches/rounds.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly days: readonly RoundDay[];
  /** Whether to show the stage of a round. */
  readonly hasStages: boolean;
}

export function RoundDays({ days, hasStages }: Props) {
  const words = useWords();
  useEvents(days);
  return (
    <div className="match-list">
      {days.map(({ key, day, roundName: name, stageName, rows }) => {
        const { long } = dayNames(day, words.intl);
        const round = name && roundName(name, words);
        return (
          <ErrorBoundary key={key} at={rows} section>
            <section className="card mb-2 overflow-hidden">
              {/* Stacked on a phone, whatever the font's width, so that nothing below moves when the font arrives. */}
              <h2 className="flex min-h-9 flex-wrap items-center gap-x-3 border-line border-b px-3.5 max-md:grid max-md:min-h-11.5 max-md:content-center">
                <b className="font-semibold">{long}</b>
                <span className="text-quiet">
                  {[hasStages && stageName && roundName(stageName, words), round].filter(Boolean).join(' · ')}
                </span>
              </h2>
              <ul>
                {rows.map((row) => (
                  <MatchRow key={row.record.id} {...row} />
                ))}
              </ul>
            </section>
          </ErrorBoundary>
        );
      })}
    </div>
  );
}

/**
 * Fetches the events of finished matches, which a season's list has none of: their rows show red cards. What has come
 * changes no request.
 */
function useEvents(days: readonly RoundDay[]) {
  const finished = days
    .flatMap(({ rows }) => rows.map(({ record }) => record))
    .filter(({ phase }) => phase === 'finished');
  const [wantedIds] = useAccumulator((last: ReadonlySet<string>) => {
    const more = finished.filter(({ id, events }) => !events && !last.has(id));
    return more.length === 0 ? last : new Set([...last, ...more.map(({ id }) => id)]);
  }, new Set<string>());
  const ids = finished.map(({ id }) => id).filter((id) => wantedIds.has(id));
  useQueries({ queries: pagesOfIds(ids).map(eventsQuery) });
}
