import { Activity, type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation, useOutlet } from 'react-router';
import { matchAt } from '#web/navigation/addresses.ts';
import { LIST_ID } from '#web/navigation/element-ids.ts';
import { isSplitViewState } from '#web/navigation/split-view.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { MatchPanel } from './match-panel.tsx';
import { PageLoading } from './page-loading.tsx';

const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_22rem] gap-6 xl:gap-7 min-[90rem]:grid-cols-[minmax(0,1fr)_24rem]';

/**
 * The list of matches and the open match. A match that was opened from the list is in the split view where there is
 * room; otherwise it is a page of its own, and the list stays hidden in its last state.
 */
export function Home({ List }: { List: ComponentType<{ titled: boolean }> }) {
  const { pathname, state } = useLocation();
  const open = matchAt(pathname)?.id ?? null;
  const wide = useWide();
  const isSplitView = wide && (open === null || isSplitViewState(state));
  const page = useOutlet();
  const isListVisible = isSplitView || open === null;
  const [hasMountedList] = useAccumulator((hasMounted) => hasMounted || isListVisible, isListVisible);
  return (
    <div className={isSplitView ? COLUMNS : undefined}>
      {hasMountedList && (
        <Activity mode={isListVisible ? 'visible' : 'hidden'}>
          <div id={LIST_ID} data-steps data-opens-panel className="min-w-0">
            <ErrorBoundary at="list">
              <Suspense fallback={<PageLoading />}>
                <List titled={open === null} />
              </Suspense>
            </ErrorBoundary>
          </div>
        </Activity>
      )}
      {isSplitView ? <MatchPanel id={open}>{guarded(open, page)}</MatchPanel> : guarded(open, page)}
    </div>
  );
}

function guarded(id: string | null, page: ReactNode) {
  return (
    id !== null && (
      <ErrorBoundary at={id}>
        <Suspense fallback={<PageLoading />}>{page}</Suspense>
      </ErrorBoundary>
    )
  );
}
