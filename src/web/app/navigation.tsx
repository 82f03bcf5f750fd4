import './navigation.css';
import { matchPath, useLocation } from 'react-router';
import { tellsOdds } from '#web/settings/tells-odds.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';
import { COMPETITIONS, GUIDE, matchAt, ODDS, SCORES, scoresAddress } from './addresses.ts';
import { IntentLink } from './intent-link.tsx';

interface Entry {
  /** Of its word and of its icon. */
  readonly name: 'scores' | 'live' | 'tables' | 'tv' | 'odds';
  readonly to: string;
  readonly isHere: boolean;
}

/** The ways to the pages; one exists when its page does. */
function useEntries(): readonly (Entry | false)[] {
  const { pathname, search } = useLocation();
  const isList = (matchPath(SCORES, pathname) ?? matchAt(pathname)) !== null;
  const isLive = new URLSearchParams(search).get('show') === 'live';
  return [
    { name: 'scores', to: scoresAddress(), isHere: isList && !isLive },
    { name: 'live', to: scoresAddress({ show: 'live' }), isHere: isList && isLive },
    { name: 'tables', to: COMPETITIONS, isHere: pathname.startsWith('/competition') },
    { name: 'tv', to: GUIDE, isHere: pathname.startsWith(GUIDE) },
    tellsOdds() && { name: 'odds', to: ODDS, isHere: pathname.startsWith(ODDS) },
  ];
}

/** In the bar at the head, where there is room for it; on a phone in one at the foot, where the thumb is. */
export function Navigation() {
  const { nav } = useWords();
  return (
    <nav aria-label={nav.label} className="navigation">
      {useEntries().map(
        (entry) =>
          entry && (
            <IntentLink key={entry.name} to={entry.to} aria-current={entry.isHere ? 'page' : undefined}>
              <Icon name={entry.name} />
              {nav[entry.name]}
            </IntentLink>
          ),
      )}
    </nav>
  );
}
