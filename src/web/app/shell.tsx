import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { matchAt, SCORES, scoresAddress } from '#web/navigation/addresses.ts';
import { currentPath } from '#web/navigation/current-path.ts';
import { MATCHES_ID } from '#web/navigation/element-ids.ts';
import { Link } from '#web/navigation/link.tsx';
import { useLinks } from '#web/navigation/use-links.ts';
import { useScroll } from '#web/navigation/use-scroll.ts';
import { stepsBack } from '#web/settings/delay-state.ts';
import { useStore } from '#web/state/store.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { HeaderSlot } from '#web/ui/header-slot.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { PageNoticeSlot } from '#web/ui/page-notice-slot.tsx';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { useWords } from '#web/words/use-words.ts';
import { withWords } from '#web/words/with-words.ts';
import { HeaderTools } from './header-tools.tsx';
import { InventedNote } from './invented-note.tsx';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { PageLoading } from './page-loading.tsx';

const fetchDialog = async () => (await withWords(import('./viewer-settings.tsx'))).ViewerSettings;

/** Opens the settings; their code is prefetched on hover. */
function SettingsButton() {
  const { nav } = useWords();
  const { dialog, open, prefetch } = useLazyDialog(fetchDialog);
  return (
    <>
      <button
        type="button"
        aria-label={nav.settings}
        title={nav.settings}
        aria-haspopup="dialog"
        className="icon-button size-11"
        onPointerEnter={prefetch}
        onClick={open}
      >
        <Icon name="settings" />
      </button>
      {dialog}
    </>
  );
}

/** An installed app lacks the browser's button. */
const isInstalled = matchMedia('(display-mode: standalone)').matches;
const BackLink = lazyAfterFirstView(async () => (await import('./back-link.tsx')).BackLink);
const Tools = lazyAfterFirstView(() => import('./tools.tsx').then((module) => module.Tools));

/** The frame of every page: logo, navigation, settings and the page. */
export function Shell({ prefetch }: { prefetch: (address: string) => void }) {
  const words = useWords();
  const { pathname } = useLocation();
  useLinks(prefetch);
  useScroll();
  useLayoutEffect(() => currentPath.set(pathname), [pathname]);
  return (
    <>
      <Link
        to={pathname === SCORES ? `#${MATCHES_ID}` : '#content'}
        className="absolute start-4 -top-20 z-20 rounded-lg bg-ink px-4 py-2 text-ground focus:top-2"
      >
        {words.skip}
      </Link>
      <header
        // A match has a line of its own at the top of a small screen.
        data-scrolls={matchAt(pathname) !== null || undefined}
        className="sticky top-0 z-10 border-line border-b bg-ground pt-[env(safe-area-inset-top)] max-lg:data-scrolls:relative"
      >
        {/* With text at 200 % a phone is 12 rem wide. */}
        <div className="frame flex h-[3.25rem] items-center gap-4 max-[18rem]:h-auto max-[18rem]:flex-wrap max-[18rem]:gap-x-0 md:h-14 lg:gap-7">
          {isInstalled && <BackLink />}
          <Link
            to={scoresAddress()}
            className="flex min-h-11 min-w-28 items-center gap-2 font-bold font-stretch-78% text-lg [letter-spacing:-0.025em]"
          >
            <span className="text-live">
              <Logo />
            </span>
            {words.name}
          </Link>
          <InventedNote className="-ms-5 w-min break-keep leading-3.5 max-lg:hidden" />
          <Navigation />
          <div className="-me-3 flex min-w-0 flex-1 items-center justify-end max-[18rem]:flex-auto max-[18rem]:flex-wrap">
            {/* What comes later appears at the start, so that the rest does not move. */}
            <HeaderSlot />
            <Tools />
            <HeaderTools />
            <SettingsButton />
          </div>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="frame pt-2.5 pb-[calc(1rem+var(--foot))] outline-none max-lg:min-h-[calc(100svh-3.25rem+var(--foot))] md:pt-3"
      >
        <PageNoticeSlot />
        <ErrorBoundary at={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet key={useStore(stepsBack)} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {/* Below the first screen, and invisible while parts are loading, which would move it. */}
      <footer className="frame -mt-(--foot) pb-[calc(0.5rem+var(--foot))] text-center lg:hidden print:hidden [main:has([data-reserved],[data-skeleton])+&]:invisible">
        <InventedNote className="inline-flex min-h-11 items-center" />
      </footer>
    </>
  );
}
