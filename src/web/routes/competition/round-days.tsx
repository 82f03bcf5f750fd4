import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow as MatchRecord } from '#contract/records/match.ts';
import type { Answer } from '#web/data/fetch.ts';
import { pagesOfIds } from '#web/data/printer-matches.ts';
import { eventsQuery } from '#web/data/rewind.ts';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { redCardsById } from '#web/matches/red-card-counts.ts';
import type { RoundDay } from '#web/matches/rounds.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly days: readonly RoundDay[];
  /** Whether to show the stage of a round. */
  readonly hasStages: boolean;
  readonly confirmed: () => number | null;
}

export function RoundDays({ days, hasStages, confirmed }: Props) {
  const words = useWords();
  const reds = useRedCards(days);
  return (
    <div className="match-list">
      {days.map(({ key, day, roundName, stageName, rows }) => {
        const { long } = dayNames(day, words.intl);
        const round = roundName && words.scores.round(roundName);
        return (
          <ErrorBoundary key={key} at={rows} section>
            <section
              aria-label={[long, round].filter(Boolean).join(', ')}
              className="card mb-2 overflow-hidden"
            >
              {/* Stacked on a phone, whatever the font's width, so that nothing below moves when the font arrives. */}
              <h2 className="flex min-h-9 flex-wrap items-center gap-x-3 border-line border-b px-3.5 max-md:grid max-md:min-h-11.5 max-md:content-center">
                <b className="font-semibold">{long}</b>
                <span className="text-quiet">
                  {[hasStages && stageName && words.scores.round(stageName), round]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </h2>
              <ul>
                {rows.map((row) => (
                  <MatchRow
                    key={row.record.id}
                    {...row}
                    reds={reds.get(row.record.id) ?? row.reds}
                    confirmed={confirmed}
                  />
                ))}
              </ul>
            </section>
          </ErrorBoundary>
        );
      })}
    </div>
  );
}

const redsOf = (answers: readonly UseQueryResult<Answer<readonly MatchRecord[]>>[]) =>
  redCardsById(answers.flatMap(({ data }) => data?.data ?? []));

/** Fetches the red cards of finished matches, which a season's list has without events. */
function useRedCards(days: readonly RoundDay[]) {
  const ids = useMemo(
    () =>
      days
        .flatMap(({ rows }) => rows.map(({ record }) => record))
        .filter(({ phase, events }) => phase === 'finished' && !events)
        .map(({ id }) => id),
    [days],
  );
  return useQueries({ queries: pagesOfIds(ids).map(eventsQuery), combine: redsOf });
}
