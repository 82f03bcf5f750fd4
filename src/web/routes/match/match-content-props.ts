import type { MatchTab } from '#contract/pages.ts';
import type { MatchHeaderProps } from '#web/features/match-header/match-header.tsx';

/** The loaded match, and the tab of its page that is open. */
export interface MatchContentProps extends Omit<MatchHeaderProps, 'fresh' | 'slim' | 'tabs' | 'shield'> {
  /** Null for the summary. */
  readonly tab: MatchTab | null;
  /** Whether the account's plan includes match events. */
  readonly hasEvents: boolean;
}
