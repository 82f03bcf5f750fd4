import type { ReactNode } from 'react';
import type { Match, MatchRow } from '#contract/records/match.ts';
import type { Setting } from '#web/features/match/setting.ts';

/** What every tab of a match is given. */
export interface MatchTabProps {
  readonly match: Match;
  readonly zone: string;
  readonly setting: Setting;
  /** The matches that belong to it; null as long as they are asked for. */
  readonly related: readonly MatchRow[] | null;
  /** Stands there until its own data has come. */
  readonly waiting: ReactNode;
}
