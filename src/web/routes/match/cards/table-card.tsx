import { Suspense } from 'react';
import { ReservedLines } from '#web/features/pre-match/section-card.tsx';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import type { SectionProps } from '#web/routes/match/pre-match/section-props.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';

const { Page: MatchTable } = lazyPage(
  async () => (await import('#web/routes/match/tabs/table.tsx')).MatchTable,
);

/** Usual number of lines. */
const LINE_COUNT = 9;

/** The table around the two teams as it stands, and in play what a goal would mean. */
export function TableCard({ id, watch, isNear, ...props }: SectionProps & Omit<MatchTabProps, 'waiting'>) {
  const reserved = (
    <div className="card px-3 py-2">
      <ReservedLines count={LINE_COUNT} isLoading={isNear} />
    </div>
  );
  return (
    <div id={id} ref={watch} className="grid grid-cols-1 gap-2 empty:hidden [&_section]:mb-0">
      <Suspense fallback={reserved}>
        <MatchTable {...props} waiting={reserved} isNear={isNear} isShort />
      </Suspense>
    </div>
  );
}
