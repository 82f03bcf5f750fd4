import type { ReactNode } from 'react';
import type { DataAge } from '#web/ui/data-age.ts';
import { DataNotice } from './lazy-notices.tsx';

interface Props {
  readonly state: DataAge;
  /** Whether any data has arrived: without any nothing is old. */
  readonly hasData: boolean;
  readonly className?: string;
  /** More content at the foot of the page. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A page that is as old as its data: what is old loses its colour, and the notice at the foot says of when it is. */
export function DatedPage({ state, hasData, className, foot, children }: Props) {
  return (
    <div data-old={hasData && state.isOld} className={className}>
      {children}
      <DataNotice state={hasData ? state : null}>{foot}</DataNotice>
    </div>
  );
}
