import type { MatchRow } from '#contract/records/match.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { FormSection, MeetingsSection } from './meetings-section.tsx';
import { NextSection } from './next-section.tsx';
import { SeasonSection } from './season-section.tsx';
import { TableSection } from './table-section.tsx';
import { useTeamSeasons } from './use-team-seasons.ts';

interface Props {
  /** As sides of a match. */
  readonly teams: MatchRow['teams'];
  readonly home: TeamRecord;
  readonly away: TeamRecord;
  readonly zone: string;
}

const COLUMN = 'grid min-w-0 content-start gap-3';

/** What is compared of two teams. Each section requests its data when it comes near the screen. */
export function TeamSections({ teams, home, away, zone }: Props) {
  const { inSight, watch } = useInSight();
  const section = (id: string) => ({ id, watch, isNear: inSight.has(id), teams, zone });
  const seasons = useTeamSeasons(home, away, inSight.has('season') || inSight.has('table'));
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <div className={COLUMN}>
        <ErrorBoundary at={home} section>
          <SeasonSection {...section('season')} seasons={seasons} />
        </ErrorBoundary>
      </div>
      <div className={COLUMN}>
        <ErrorBoundary at={home} section>
          <FormSection {...section('form')} />
        </ErrorBoundary>
        <ErrorBoundary at={home} section>
          <MeetingsSection {...section('meetings')} />
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
