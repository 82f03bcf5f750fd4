import { type ReactNode, useState } from 'react';
import { useZone } from '#web/clock/program-context.ts';
import { MissingHours } from '#web/components/lazy-notices.tsx';
import { countryDayQuery } from '#web/data/country-day.ts';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import type { Day } from '#web/format/day.ts';
import { useDay } from '#web/lists/use-day.ts';
import { byCompetition, type MatchGroup } from '#web/matches/order.ts';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';

/** Matches that are shown at first; a competition's are never divided. */
const MIN_INITIAL_MATCHES = 12;

interface Props {
  readonly countryId: string;
  readonly day: Day | null;
  readonly today: Day | null;
  readonly title: string;
  /** Parts below the list. They are drawn once it has its height, so that they do not move. */
  readonly children: ReactNode;
}

/** The matches of a country's competitions on a day of the viewer, by competition. */
export function CountryDay({ countryId, day, today, title, children }: Props) {
  const zone = useZone();
  const { profile: t } = useWords<'profile'>();
  const [isExpanded, setExpanded] = useState(false);
  const listOf = (d: string) => countryDayQuery(countryId, d);
  const ofDay = useDay(day, today, zone, { listOf });
  const { rows: all, state, watchedMatches, missingHours } = ofDay;
  // A day of today has all matches in play, from every country.
  const rows = all?.filter(({ record }) => record.league.country_id === countryId) ?? null;
  const groups = byCompetition(rows ?? []);
  if (!rows && !state.trouble) return <Loading className="min-h-screen" />;
  if (rows?.length === 0 && missingHours.length === 0) return children;
  const visible = isExpanded ? groups : groupsUpTo(groups, MIN_INITIAL_MATCHES);
  return (
    <>
      <TitledCard title={title}>
        {!rows && state.trouble && <ErrorState trouble={state.trouble} />}
        <DatedPart keys={watchedMatches.keys}>
          <div className="match-list">
            {visible.map((group) => (
              <ErrorBoundary key={group.key} at={group.rows} section>
                <section className="not-first:border-line not-first:border-t">
                  <h3 className="tap-links px-3.5 py-2 font-semibold">
                    <Heading group={group} />
                  </h3>
                  <ul>
                    {group.rows.map((row) => (
                      <MatchRow key={row.record.id} {...row} />
                    ))}
                  </ul>
                </section>
              </ErrorBoundary>
            ))}
          </div>
        </DatedPart>
        {rows && missingHours.length > 0 && <MissingHours hours={missingHours} onRetry={ofDay.onRetry} />}
        {rows && visible.length < groups.length && (
          <MoreButton onClick={() => setExpanded(true)}>{t.allMatches(rows.length)}</MoreButton>
        )}
      </TitledCard>
      {children}
    </>
  );
}

function Heading({ group }: { readonly group: MatchGroup }) {
  const words = useWords();
  if (group.kind !== 'competition') return null;
  const { league } = group;
  return (
    <Link to={competitionAddress(league.id)} dir="auto" className="hover:underline">
      {competitionName(league, words)}
    </Link>
  );
}

/** Returns the first groups that have a number of matches together. */
function groupsUpTo(groups: readonly MatchGroup[], minMatches: number): readonly MatchGroup[] {
  let count = 0;
  return groups.filter(({ rows }) => {
    const isVisible = count < minMatches;
    count += rows.length;
    return isVisible;
  });
}
