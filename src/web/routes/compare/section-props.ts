import type { MatchRow } from '#contract/records/match.ts';

/** What every section of compared teams takes. */
export interface SectionProps {
  readonly id: string;
  /** Observes the section's element. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
  /** Whether the section is near the screen, so that its data are wanted. */
  readonly isNear: boolean;
  /** As sides of a match. */
  readonly teams: MatchRow['teams'];
}
