import { Activity, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useOutlet } from 'react-router';
import { Scores } from '#web/pages/scores.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { matchAt } from './addresses.ts';
import { isBeside } from './beside.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LIST } from './list.ts';
import { MatchPanel } from './match-panel.tsx';
import { Waiting } from './waiting.tsx';

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_22rem] gap-6 xl:gap-7 min-[90rem]:grid-cols-[minmax(0,1fr)_24rem]';

/**
 * The list of matches and the open match. A match that was opened from the list is in the split view where there is
 * room; otherwise it is a page of its own, and the list stays hidden in its last state.
 */
export function Home() {
  const { pathname, state } = useLocation();
  const open = matchAt(pathname)?.id ?? null;
  const wide = useWide();
  const beside = wide && (open === null || isBeside(state));
  const page = useOutlet();
  const shows = beside || open === null;
  const [listed, setListed] = useState(shows);
  if (shows && !listed) setListed(true);
  return (
    <div className={beside ? COLUMNS : undefined}>
      {listed && (
        <Activity mode={shows ? 'visible' : 'hidden'}>
          <div id={LIST} className="min-w-0">
            <ErrorBoundary at="list">
              <Suspense fallback={<Waiting />}>
                <Scores titled={open === null} />
              </Suspense>
            </ErrorBoundary>
          </div>
        </Activity>
      )}
      {beside ? <MatchPanel id={open}>{guarded(open, page)}</MatchPanel> : guarded(open, page)}
    </div>
  );
}

function guarded(id: string | null, page: ReactNode) {
  return (
    id !== null && (
      <ErrorBoundary at={id}>
        <Suspense fallback={<Waiting />}>{page}</Suspense>
      </ErrorBoundary>
    )
  );
}
