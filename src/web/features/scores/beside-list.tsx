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
  /** The address of a competition's matches, by its id; without one, their place on this page. */
  readonly to?: (id: string) => string;
}

const placeOf = (id: string) => `#c${id}`;

/**
 * What stands beside the list where there is room: what the viewer follows, and the competitions. In one piece, so
 * that nothing moves when it comes.
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
