import { Activity, type ComponentType, type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useOutlet } from 'react-router';
import { matchAt } from '#web/navigation/addresses.ts';
import { LIST_ID } from '#web/navigation/element-ids.ts';
import { isSplitViewState } from '#web/navigation/split-view.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { PanelSlot } from '#web/ui/panel-slot.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Logo } from './logo.tsx';
import { PageLoading } from './page-loading.tsx';

const CloseMatch = lazyAfterFirstView(() => import('./close-match.tsx').then((module) => module.CloseMatch));

/** The panel of the split view: the open match with a close link, or a hint while there is none. */
function MatchPanel({ id, children }: { id: string | null; children: ReactNode }) {
  const { panel } = useWords();
  const aside = useRef<HTMLElement>(null);
  return (
    <>
      <p role="status" className="sr-only">
        {id !== null && <span key={id}>{panel.opened}</span>}
      </p>
      <aside
        key={id}
        ref={aside}
        aria-label={panel.label}
        className="sticky top-[4.3125rem] max-h-[calc(100dvh-5.5rem)] min-w-0 self-start overflow-y-auto overscroll-contain rounded-lg [scrollbar-width:thin]"
      >
        {id === null ? (
          <>
            <p className="mb-2.5 flex min-h-22 items-center justify-center gap-3 rounded-lg border border-line border-dashed px-4 text-quiet">
              <Logo />
              {panel.hint}
            </p>
            <PanelSlot data-opens-panel />
          </>
        ) : (
          <div className="relative">
            {children}
            <CloseMatch panel={aside} />
          </div>
        )}
      </aside>
    </>
  );
}

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
