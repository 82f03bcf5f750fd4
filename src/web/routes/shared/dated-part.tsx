import type { ReactNode } from 'react';
import type { OperationKey } from '#web/data/operation-key.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { useZone } from '#web/settings/zone.ts';
import type { OldNoteProps } from '#web/ui/data-notice.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';

/** Loaded ahead of need. */
const OldNote = lazyAfterFirstView<OldNoteProps>(() =>
  import('#web/ui/data-notice.tsx').then((module) => module.OldNoteText),
);

interface Props {
  /** Keys of the queries that the part polls. */
  readonly keys: readonly OperationKey[];
  /** Layout of the content. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page that is old alone: it loses its colour, and says of when it is in its own card. */
export function DatedPart({ keys, className = '', children }: Props) {
  const state = useStateOfData(keys);
  const zone = useZone();
  return (
    <div data-old={state.isOld}>
      <div className={`dims-when-old ${className}`}>{children}</div>
      <OldNote state={state} zone={zone} />
    </div>
  );
}
