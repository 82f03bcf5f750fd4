import { type ReactNode, useState } from 'react';
import type { MatchTab } from '#contract/pages.ts';
import { kitStyle } from './kit-style.ts';
import { MatchHeader, type MatchHeaderProps } from './match-header.tsx';

interface Props extends MatchHeaderProps {
  /** The open tab; null for the summary. */
  readonly tab: MatchTab | null;
  readonly children: ReactNode;
}

/** A match with its header, tabs and open tab, as a page or in the panel beside the list. */
export function MatchBody({ tab, children, ...header }: Props) {
  const [firstTab] = useState(tab);
  return (
    <div className="match-body" data-followable style={kitStyle(header.match)}>
      <MatchHeader {...header} />
      {/* A tab that is opened below the line with the score is high enough for it to stay, also while it loads. */}
      <div
        className={
          tab === firstTab
            ? undefined
            : 'min-h-[calc(100svh-var(--stick)-var(--score-line)-var(--tabs)-0.5rem)]'
        }
      >
        {children}
      </div>
    </div>
  );
}
