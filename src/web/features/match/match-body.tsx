import './match.css';
import type { ReactNode } from 'react';
import { Header, type HeaderProps } from './header.tsx';
import { kitStyle } from './kit-style.ts';

interface Props extends HeaderProps {
  /** What is open of it. */
  readonly children: ReactNode;
}

/** A match: how it stands, the ways to what there is of it, and what is open; beside the list or as a page. */
export function MatchBody({ children, ...header }: Props) {
  return (
    <div className="match-body" style={kitStyle(header.match)}>
      <Header {...header} />
      {children}
    </div>
  );
}
