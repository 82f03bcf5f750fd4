import type { ReactNode } from 'react';
import type { OperationKey } from '#web/data/operation-key.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';

interface Props<T> {
  readonly title: string;
  /** The entries that have come. */
  readonly entries: readonly T[];
  /** Whether there are no others. */
  readonly isComplete: boolean;
  readonly queryKeys: readonly OperationKey[];
  readonly children: (entries: readonly T[]) => ReactNode;
  /** Parts below the list. They are drawn once it has its height, so that they do not move. */
  readonly below?: ReactNode;
}

/**
 * The card of a list of its own requests, in each of its states: a page of several lists shows those that have come. Of
 * a list of which a part fails it shows the other part.
 */
export function ListCard<T>({ title, entries, isComplete, queryKeys, children, below }: Props<T>) {
  const { trouble } = useStateOfData(queryKeys);
  if (isComplete && entries.length === 0) return below;
  const isLoading = !isComplete && trouble === null;
  return (
    <>
      <TitledCard title={title}>
        {isLoading && <Loading className="min-h-64" />}
        {!isLoading && entries.length > 0 && children(entries)}
        {!isComplete && trouble && <ErrorState trouble={trouble} />}
      </TitledCard>
      {!isLoading && below}
    </>
  );
}
