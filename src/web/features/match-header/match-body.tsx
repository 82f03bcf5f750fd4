import '#web/pages.css';
import type { ReactNode } from 'react';
import { kitStyle } from './kit-style.ts';
import { MatchHeader, type MatchHeaderProps } from './match-header.tsx';

interface Props extends MatchHeaderProps {
  /** The open tab. */
  readonly children: ReactNode;
}

/** A match with its header, tabs and open tab, as a page or in the panel beside the list. */
export function MatchBody({ children, ...header }: Props) {
  return (
    <div className="match-body" data-followable style={kitStyle(header.match)}>
      <MatchHeader {...header} />
      {children}
    </div>
  );
}
