import './navigation.css';
import { matchPath, useLocation } from 'react-router';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';
import { COMPETITIONS, matchAt, SCORES, scoresAddress } from './addresses.ts';
import { IntentLink } from './intent-link.tsx';

interface Entry {
  readonly name: 'scores' | 'live' | 'tables';
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
    { name: 'tables', icon: 'tables', to: COMPETITIONS, isHere: pathname.startsWith('/competition') },
  ];
}

/** In the bar at the head, where there is room for it. */
export function HeadNavigation() {
  const { nav } = useWords();
  return (
    <nav aria-label={nav.label} className="head-navigation">
      {useEntries().map(({ name, to, isHere }) => (
        <IntentLink key={name} to={to} aria-current={isHere ? 'page' : undefined}>
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
    <nav aria-label={nav.label} className="foot-navigation">
      {useEntries().map(({ name, icon, to, isHere }) => (
        <IntentLink key={name} to={to} aria-current={isHere ? 'page' : undefined}>
          <Icon name={icon} />
          {nav[name]}
        </IntentLink>
      ))}
    </nav>
  );
}
