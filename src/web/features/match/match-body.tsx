import './match.css';
import type { ReactNode } from 'react';
import { Header, type HeaderProps } from './header.tsx';
import { kitStyle } from './kit-style.ts';

interface Props extends HeaderProps {
  /** The open tab. */
  readonly children: ReactNode;
}

/** A match with its header, tabs and open tab, as a page or in the panel beside the list. */
export function MatchBody({ children, ...header }: Props) {
  return (
    <div className="match-body" style={kitStyle(header.match)}>
      <Header {...header} />
      {children}
    </div>
  );
}
