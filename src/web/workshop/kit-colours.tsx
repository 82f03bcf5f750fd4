import '#web/features/match/match.css';
import type { ReactNode } from 'react';
import type { Match } from '#contract/records/match.ts';
import { kitStyle } from '#web/features/match/kit-style.ts';

interface Props {
  readonly match: Match;
  readonly children: ReactNode;
}

/** Surrounds a part of a match's page with the kit colours of both sides, as the page does. */
export function KitColours({ match, children }: Props) {
  return (
    <div className="match-body" style={kitStyle(match)}>
      {children}
    </div>
  );
}
