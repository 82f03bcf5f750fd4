import './match.css';
import { Header, type HeaderProps } from './header.tsx';
import { kitStyle } from './kit-style.ts';
import { wasPlayed } from './parts.ts';
import { Stats } from './stats.tsx';
import { Timeline } from './timeline.tsx';
import { useFreshGoal } from './use-fresh-goal.ts';

/** A match: how it stands, what happened, and what was counted; in the panel beside the list or as a page. */
export function MatchBody(props: Omit<HeaderProps, 'fresh'>) {
  const { match } = props;
  const fresh = useFreshGoal(match);
  return (
    <div className="match-body" style={kitStyle(match)}>
      <Header {...props} fresh={fresh} />
      <Timeline {...props} fresh={fresh} />
      {wasPlayed(match) && <Stats match={match} />}
    </div>
  );
}
