import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { Contents } from './contents.tsx';
import { Following } from './following.tsx';
import type { Group } from './order.ts';
import type { Row } from './shown.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly groups: readonly Group[];
  readonly zone: string;
  readonly confirmed: () => number | null;
  /** Returns the address of a competition's matches by its id; by default their anchor on the page. */
  readonly to?: (id: string) => string;
}

const placeOf = (id: string) => `#c${id}`;

/**
 * The sidebar beside the list: followed matches and competitions. It is one component, so that nothing moves when
 * it loads.
 */
export function BesideList({ rows, groups, zone, confirmed, to = placeOf }: Props) {
  return (
    <>
      <ErrorBoundary at={rows} section>
        <Following rows={rows} zone={zone} confirmed={confirmed} to={to} />
      </ErrorBoundary>
      <ErrorBoundary at={groups} section>
        <Contents groups={groups} to={to} />
      </ErrorBoundary>
    </>
  );
}
