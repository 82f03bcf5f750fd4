import type { MatchRow } from '#contract/records/match.ts';
import { isFollowed, type Wishes } from './order.ts';

/** Returns whether a match, one of its teams or its competition is followed. */
export const interests = (match: MatchRow, wishes: Wishes): boolean =>
  isFollowed(match, wishes) || wishes.competitions.has(match.league.id);
