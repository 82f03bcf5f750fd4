import { matchPath, useLocation } from 'react-router';
import {
  type Address,
  COMPETITIONS,
  GUIDE,
  MY,
  matchAt,
  ODDS,
  SCORES,
  scoresAddress,
} from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { barSetting } from '#web/settings/bar.ts';
import { useStore } from '#web/state/store.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Entry {
  /** Name of its text and of its icon. */
  readonly name: 'scores' | 'my' | 'live' | 'tables' | 'tv' | 'odds';
  readonly to: Address;
  readonly isHere: boolean;
}

/** Returns the navigation's entries; main.css hides one without its page, and the one of two for which a phone has no room. */
export function useEntries(): readonly Entry[] {
  const { pathname, search } = useLocation();
  const isList = (matchPath(SCORES, pathname) ?? matchAt(pathname)) !== null;
  const isLive = new URLSearchParams(search).get('show') === 'live';
  return [
    { name: 'scores', to: scoresAddress(), isHere: isList && !isLive },
    { name: 'my', to: MY, isHere: pathname === MY },
    { name: 'live', to: scoresAddress({ show: 'live' }), isHere: isList && isLive },
    { name: 'tables', to: COMPETITIONS, isHere: pathname.startsWith('/competition') },
    { name: 'tv', to: GUIDE, isHere: pathname.startsWith(GUIDE) },
    { name: 'odds', to: ODDS, isHere: pathname.startsWith(ODDS) },
  ];
}

/** The navigation: in the header where there is room, else at the bottom of the screen, near the thumb. */
export function Navigation() {
  const { nav } = useWords();
  return (
    <nav
      aria-label={nav.label}
      data-choice={useStore(barSetting)}
      className="fixed inset-x-0 bottom-0 grid auto-cols-[1fr] grid-flow-col border-line border-t bg-surface px-[env(safe-area-inset-left)_env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] md:static md:gap-1 md:border-0 md:bg-transparent"
    >
      {useEntries().map((entry) => (
        <Link
          key={entry.name}
          to={entry.to}
          aria-current={entry.isHere ? 'page' : undefined}
          className={`grid h-15 place-content-center justify-items-center gap-0.5 font-medium text-[0.6875rem] leading-4 md:h-11 md:pointer-fine:h-9 md:rounded-lg md:px-[clamp(0.375rem,1vw,0.75rem)] md:text-sm aria-[current]:[box-shadow:inset_0_-2px_var(--live)] md:[&>svg]:hidden ${entry.isHere ? 'text-live md:bg-raised md:text-ink' : 'text-quiet md:hover:text-ink'}`}
        >
          <Icon name={entry.name} />
          {nav[entry.name]}
        </Link>
      ))}
    </nav>
  );
}
