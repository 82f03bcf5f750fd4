import { matchPath, useLocation } from 'react-router';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';
import { matchAt, SCORES, scoresAddress } from './addresses.ts';
import { IntentLink } from './intent-link.tsx';

interface Entry {
  readonly name: 'scores' | 'live';
  readonly icon: IconName;
  readonly to: string;
  readonly isHere: boolean;
}

/** The ways to the pages; one exists when its page does. */
function useEntries(): readonly Entry[] {
  const { pathname, search } = useLocation();
  const isList = (matchPath(SCORES, pathname) ?? matchAt(pathname)) !== null;
  const isLive = new URLSearchParams(search).get('show') === 'live';
  return [
    { name: 'scores', icon: 'scores', to: scoresAddress(), isHere: isList && !isLive },
    { name: 'live', icon: 'live', to: scoresAddress({ show: 'live' }), isHere: isList && isLive },
  ];
}

/** In the bar at the head, where there is room for it. */
export function HeadNavigation() {
  const { nav } = useWords();
  return (
    <nav aria-label={nav.label} className="hidden gap-1 md:flex">
      {useEntries().map(({ name, to, isHere }) => (
        <IntentLink
          key={name}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-lg px-3 font-medium text-quiet hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink pointer-fine:min-h-9"
        >
          {nav[name]}
        </IntentLink>
      ))}
    </nav>
  );
}

/** In the bar at the foot of a phone, where the thumb is. */
export function FootNavigation() {
  const { nav } = useWords();
  return (
    <nav
      aria-label={nav.label}
      className="fixed inset-x-0 bottom-0 z-10 grid auto-cols-fr grid-flow-col border-line border-t bg-surface ps-[env(safe-area-inset-left)] pe-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {useEntries().map(({ name, icon, to, isHere }) => (
        <IntentLink
          key={name}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className="grid h-[3.75rem] place-content-center justify-items-center gap-0.5 font-medium text-[11px] text-quiet leading-4 aria-[current]:text-live"
        >
          <Icon name={icon} />
          {nav[name]}
        </IntentLink>
      ))}
    </nav>
  );
}
