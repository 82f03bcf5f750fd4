import './beside-page.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { later } from '#web/ui/later.tsx';
import { watchMedia } from '#web/ui/watch-media.ts';

const TodayBeside = later(async () => (await import('./today-beside.tsx')).TodayBeside);

/** The same width as in `page-with-sidebar.css`, and as `--breakpoint-xl` in main.css. */
const ROOM = '(min-width: 80rem)';
const subscribe = watchMedia(ROOM);
const hasRoom = () => matchMedia(ROOM).matches;

/** A page with a sidebar of followed entities and the day's competitions, where there is room for it. */
export function BesidePage({ children }: { readonly children: ReactNode }) {
  const room = useSyncExternalStore(subscribe, hasRoom);
  return (
    <div className="beside-page">
      <div>{children}</div>
      <div>
        <ErrorBoundary at={room} section>
          {room && <TodayBeside />}
        </ErrorBoundary>
      </div>
    </div>
  );
}
