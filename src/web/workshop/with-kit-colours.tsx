import type { ComponentType } from 'react';
import type { Match } from '#contract/records/match.ts';
import { kitStyle } from '#web/features/match-header/kit-style.ts';

/** Returns a part of a match's page in the kit colours of both sides, as the page has it. */
export function withKitColours<P extends { readonly match: Match }>(Part: ComponentType<P>) {
  return (props: P) => (
    <div className="match-body" style={kitStyle(props.match)}>
      <Part {...props} />
    </div>
  );
}
