import type { ReactNode } from 'react';
import { OldNote } from '#web/components/lazy-notices.tsx';
import type { OperationKey } from '#web/data/operation-key.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';

interface Props {
  /** Keys of the queries that the part polls. */
  readonly keys: readonly OperationKey[];
  readonly children: ReactNode;
}

/** A part of a page that is old alone: it loses its colour, and says of when it is in its own card. */
export function DatedPart({ keys, children }: Props) {
  const state = useStateOfData(keys);
  return (
    <div data-old={state.isOld}>
      <div className="dims-when-old">{children}</div>
      <OldNote state={state} />
    </div>
  );
}
