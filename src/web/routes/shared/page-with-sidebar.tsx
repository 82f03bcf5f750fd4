import './page-with-sidebar.css';
import type { ReactNode } from 'react';
import { mediaStore } from '#web/navigation/media-store.ts';
import { useStore } from '#web/state/store.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';

const TodaySidebar = lazyAfterFirstView(async () => (await import('./today-sidebar.tsx')).TodaySidebar);

/** The same width as in `page-with-sidebar.css`, and as `--breakpoint-xl` in main.css. */
const hasRoom = mediaStore('(min-width: 80rem)');

/** A page with a sidebar of followed entities and the day's competitions, where there is room for it. */
export function PageWithSidebar({ children }: { readonly children: ReactNode }) {
  const isSidebarVisible = useStore(hasRoom);
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
