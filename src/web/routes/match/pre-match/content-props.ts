import type { ReactNode } from 'react';
import type { Match } from '#contract/records/match.ts';

/** What the content of a section takes whose code is loaded apart from its frame. */
export interface ContentProps {
  readonly match: Match;
  /** Whether the section is near the screen, so that its data are wanted. */
  readonly isNear: boolean;
  /** The lines that are reserved for it while it is loading. */
  readonly reserved: ReactNode;
}
