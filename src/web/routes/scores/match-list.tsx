import type { MatchGroup } from '#web/matches/order.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { MatchGroupSection } from './match-group-section.tsx';

interface Props {
  readonly groups: readonly MatchGroup[];
  readonly foldedKeys: ReadonlySet<string>;
}

export function MatchList({ groups, foldedKeys }: Props) {
  return groups.map((group) => (
    <ErrorBoundary key={group.key} at={group} section>
      <MatchGroupSection group={group} isFolded={foldedKeys.has(group.key)} />
    </ErrorBoundary>
  ));
}
