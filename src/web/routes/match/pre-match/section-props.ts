import type { Match } from '#contract/records/match.ts';

/** What every section of the page before a match takes. */
export interface SectionProps {
  readonly match: Match;
  readonly id: string;
  /** Observes the section's element. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
  /** Whether the section is near the screen, so that its data are wanted. */
  readonly isNear: boolean;
}
