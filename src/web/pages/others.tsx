import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { PROFILES } from '#contract/pages.ts';
import { type LazyPage, lazyPage } from '#web/app/lazy-page.tsx';
import { afterPaint } from '#web/clock/after-paint.ts';
import { endFirstView, isFirstView } from '#web/ui/first-view.ts';
import { NotFound } from './not-found.tsx';

/** A chunk of code each, by how their addresses begin. The first script names one of them only: this one. */
const PAGES: Readonly<Record<string, LazyPage<object>>> = {
  competitions: lazyPage(async () => (await import('./competitions.tsx')).Competitions),
  competition: lazyPage(async () => (await import('./competition.tsx')).Competition),
  tv: lazyPage(async () => (await import('./guide.tsx')).Guide),
  'tv/': lazyPage(async () => (await import('./channel.tsx')).Channel),
  odds: lazyPage(async () => (await import('./odds.tsx')).Odds),
  search: lazyPage(async () => (await import('./search.tsx')).Search),
  console: lazyPage(async () => (await import('./console.tsx')).Console),
  status: lazyPage(async () => (await import('./status.tsx')).Status),
  my: lazyPage(async () => (await import('./my.tsx')).My),
  profile: lazyPage(async () => (await import('./profile.tsx')).ProfilePage),
};

/** The name of the page that an address leads to; what names lead to is one chunk, `tv/` one channel of `tv`. */
export function pageAt(pathname: string): string {
  const [, page = '', id] = pathname.split('/');
  if (page === 'tv' && id) return 'tv/';
  return (PROFILES as readonly string[]).includes(page) ? 'profile' : page;
}

/** Fetches the code of the page at an address. */
export const fetchOther = (pathname: string) => PAGES[pageAt(pathname)]?.fetch();

/**
 * What the frame has besides comes once the page is painted with what it was opened for, and not when patience ends;
 * before that it would stand in its way.
 */
function endWhenItStands(): () => void {
  let callOff = () => {};
  const look = () => {
    const isWaiting = isFirstView() && document.querySelector('main [aria-busy="true"]');
    callOff = isWaiting ? afterPaint(look) : afterPaint(endFirstView);
  };
  look();
  return () => callOff();
}

/**
 * What stands neither in the list nor in a match: `/competitions`, `/competition/:id/:tab`, `/team/:id` and so on, and
 * what is no address at all.
 */
export function Others() {
  const { kind, tab } = useParams();
  useEffect(endWhenItStands, []);
  const page = pageAt(useLocation().pathname);
  const { Page } = PAGES[page] ?? {};
  return Page && kind && (tab === undefined || page === 'competition') ? <Page key={page} /> : <NotFound />;
}
