import './navigation.css';
import { matchPath, useLocation } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';
import { COMPETITIONS, GUIDE, matchAt, SCORES, scoresAddress } from './addresses.ts';
import { IntentLink } from './intent-link.tsx';

interface Entry {
  /** Of its word and of its icon. */
  readonly name: 'scores' | 'live' | 'tables' | 'tv';
  readonly to: string;
  readonly isHere: boolean;
}

/** The ways to the pages; one exists when its page does. */
function useEntries(): readonly Entry[] {
  const { pathname, search } = useLocation();
  const isList = (matchPath(SCORES, pathname) ?? matchAt(pathname)) !== null;
  const isLive = new URLSearchParams(search).get('show') === 'live';
  return [
    { name: 'scores', to: scoresAddress(), isHere: isList && !isLive },
    { name: 'live', to: scoresAddress({ show: 'live' }), isHere: isList && isLive },
    { name: 'tables', to: COMPETITIONS, isHere: pathname.startsWith('/competition') },
    { name: 'tv', to: GUIDE, isHere: pathname.startsWith(GUIDE) },
  ];
}

interface Props {
  readonly className: string;
  readonly hasIcons?: boolean;
}

function Navigation({ className, hasIcons = false }: Props) {
  const { nav } = useWords();
  return (
    <nav aria-label={nav.label} className={className}>
      {useEntries().map(({ name, to, isHere }) => (
        <IntentLink key={name} to={to} aria-current={isHere ? 'page' : undefined}>
          {hasIcons && <Icon name={name} />}
          {nav[name]}
        </IntentLink>
      ))}
    </nav>
  );
}

/** In the bar at the head, where there is room for it. */
export const HeadNavigation = () => <Navigation className="head-navigation" />;

/** In the bar at the foot of a phone, where the thumb is. */
export const FootNavigation = () => <Navigation className="foot-navigation" hasIcons />;
