import type { ReactNode } from 'react';
import { useExtraWide } from '#web/navigation/use-extra-wide.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';

const TodaySidebar = lazyAfterFirstView(async () => (await import('./today-sidebar.tsx')).TodaySidebar);

/** A page with a sidebar of followed entities and the day's competitions, where there is room for it. */
export function PageWithSidebar({ children }: { readonly children: ReactNode }) {
  const isSidebarVisible = useExtraWide();
  return (
    <div className="sidebar-columns">
      <div>{children}</div>
      <div className="[scrollbar-width:thin] xl:sticky xl:top-[4.3125rem] xl:col-start-1 xl:row-start-1 xl:max-h-[calc(100vh-6rem)] xl:self-start xl:overflow-y-auto xl:pt-2 print:hidden [&_[aria-current]]:bg-raised">
        <ErrorBoundary at={isSidebarVisible} section>
          {isSidebarVisible && <TodaySidebar />}
        </ErrorBoundary>
      </div>
    </div>
  );
}
