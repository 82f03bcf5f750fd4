import { Suspense, useEffect } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import type { MeetingSectionsProps } from './meeting-sections.tsx';
import { NextSection } from './next-section.tsx';
import { ReservedBox } from './reserved-box.tsx';
import { SeasonSection } from './season-section.tsx';
import { TableSection } from './table-section.tsx';
import { useTeamSeasons } from './use-team-seasons.ts';

interface Props {
  /** As sides of a match. */
  readonly teams: MatchRow['teams'];
  readonly home: TeamRecord;
  readonly away: TeamRecord;
}

/** Loaded apart, because it shares much with the tabs of a match. */
const { Page: MeetingSections, fetch: fetchMeetingSections } = lazyPage<MeetingSectionsProps>(
  async () => (await import('./meeting-sections.tsx')).MeetingSections,
);
const MEETINGS_HEIGHT = '42rem';

/** Fetches the code that comes later while the teams are requested. */
export function usePrefetchedSections(): void {
  useEffect(() => void fetchMeetingSections().catch(() => {}), []);
}

const COLUMN = 'grid min-w-0 content-start gap-3';

/** What is compared of two teams. Each section requests its data when it comes near the screen. */
export function TeamSections({ teams, home, away }: Props) {
  const { inSight, watch } = useInSight();
  const section = (id: string) => ({ id, watch, isNear: inSight.has(id), teams });
  const seasons = useTeamSeasons(home, away, inSight.has('season') || inSight.has('table'));
  return (
    <div className="grid gap-3 lg:[&:not(aside_*)]:grid-cols-2">
      <div className={COLUMN}>
        <ErrorBoundary at={home} section>
          <SeasonSection {...section('season')} seasons={seasons} />
        </ErrorBoundary>
      </div>
      <div className={COLUMN}>
        <ErrorBoundary at={home} section>
          <Suspense fallback={<ReservedBox height={MEETINGS_HEIGHT} isLoading />}>
            <MeetingSections form={section('form')} meetings={section('meetings')} />
          </Suspense>
        </ErrorBoundary>
        <ErrorBoundary at={home} section>
          <NextSection {...section('next')} />
        </ErrorBoundary>
        <ErrorBoundary at={home} section>
          <TableSection {...section('table')} seasons={seasons} />
        </ErrorBoundary>
      </div>
    </div>
  );
}
