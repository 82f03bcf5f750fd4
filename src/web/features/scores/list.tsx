import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { Competition } from './competition.tsx';
import type { Group } from './order.ts';

interface Props {
  readonly groups: readonly Group[];
  readonly folded: ReadonlySet<string>;
  readonly pinned: readonly string[];
  readonly zone: string;
  readonly confirmed: () => number | null;
}

/** The groups of a list. */
export function List({ groups, folded, pinned, zone, confirmed }: Props) {
  return groups.map((group) => (
    <ErrorBoundary key={group.key} at={group} section>
      <Competition
        group={group}
        folded={folded.has(group.key)}
        pinned={group.kind === 'competition' && pinned.includes(group.league.id)}
        zone={zone}
        confirmed={confirmed}
      />
    </ErrorBoundary>
  ));
}
