import type { MatchRow } from '#contract/records/match.ts';
import { isFollowed, type ListPreferences } from './order.ts';

/** Returns whether a match, one of its teams or its competition is followed. */
export const isOfInterest = (match: MatchRow, preferences: ListPreferences): boolean =>
  isFollowed(match, preferences) || preferences.competitions.has(match.league.id);
