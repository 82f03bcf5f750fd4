import type { MatchGroup } from '#web/matches/order.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { CompetitionLinks } from './competition-links.tsx';
import { Following } from './following.tsx';

interface Props {
  readonly rows: readonly MatchListRow[];
  readonly groups: readonly MatchGroup[];
  /** Returns the address of a competition's matches by its id; by default their anchor on the page. */
  readonly to?: (id: string) => Address;
}

const anchorOf = (id: string): Address => `#c${id}`;

/**
 * The sidebar beside the list: followed matches and competitions. It is one component, so that nothing moves when
 * it loads.
 */
export function CompetitionsSidebar({ rows, groups, to = anchorOf }: Props) {
  return (
    <>
      <ErrorBoundary at={rows} section>
        <Following rows={rows} to={to} />
      </ErrorBoundary>
      <ErrorBoundary at={groups} section>
        <CompetitionLinks rows={rows} groups={groups} to={to} />
      </ErrorBoundary>
    </>
  );
}
