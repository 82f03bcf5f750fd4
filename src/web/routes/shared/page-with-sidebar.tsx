import './page-with-sidebar.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import { watchMedia } from '#web/navigation/watch-media.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';

const TodaySidebar = lazyAfterFirstView(async () => (await import('./today-sidebar.tsx')).TodaySidebar);

/** The same width as in `page-with-sidebar.css`, and as `--breakpoint-xl` in main.css. */
const SIDEBAR_MEDIA_QUERY = '(min-width: 80rem)';
const subscribe = watchMedia(SIDEBAR_MEDIA_QUERY);
const hasRoom = () => matchMedia(SIDEBAR_MEDIA_QUERY).matches;

/** A page with a sidebar of followed entities and the day's competitions, where there is room for it. */
export function PageWithSidebar({ children }: { readonly children: ReactNode }) {
  const isSidebarVisible = useSyncExternalStore(subscribe, hasRoom);
  return (
    <div className="beside-page">
      <div>{children}</div>
      <div>
        <ErrorBoundary at={isSidebarVisible} section>
          {isSidebarVisible && <TodaySidebar />}
        </ErrorBoundary>
      </div>
    </div>
  );
}
