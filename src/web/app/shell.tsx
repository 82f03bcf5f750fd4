import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { later } from '#web/ui/later.tsx';
import { useWords } from '#web/words/use-words.ts';
import { scoresAddress } from './addresses.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { here } from './here.ts';
import { IntentLink } from './intent-link.tsx';
import { useLinks } from './links.ts';
import { Mark } from './mark.tsx';
import { Navigation } from './navigation.tsx';
import { useScroll } from './scroll.ts';
import { SettingsButton } from './settings-button.tsx';
import { Waiting } from './waiting.tsx';

const Tools = later(async () => (await import('./tools.tsx')).Tools);

/** The frame of every page: logo, navigation, settings and the page. */
export function Shell({ warm }: { warm: (address: string) => void }) {
  const words = useWords();
  const { pathname } = useLocation();
  useLinks(warm);
  useScroll();
  useLayoutEffect(() => here.move(pathname), [pathname]);
  return (
    <>
      <a
        href="#content"
        className="absolute start-4 z-20 -top-20 rounded-lg bg-ink px-4 py-2 text-ground focus:top-2"
      >
        {words.skip}
      </a>
      <header className="sticky top-0 z-10 border-line border-b bg-ground pt-[env(safe-area-inset-top)]">
        <div className="frame flex h-[3.25rem] items-center gap-4 md:h-14 lg:gap-7">
          <IntentLink
            to={scoresAddress()}
            className="flex min-h-11 min-w-30 items-center gap-2 font-bold text-lg font-stretch-[78%] [letter-spacing:-0.025em]"
          >
            <span className="text-live">
              <Mark />
            </span>
            {words.name}
          </IntentLink>
          <Navigation />
          <div className="-me-3 flex flex-1 items-center justify-end">
            <Tools />
            <SettingsButton />
          </div>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="frame pt-2.5 pb-[calc(1rem+var(--foot))] outline-none md:pt-3"
      >
        <ErrorBoundary at={pathname}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}
