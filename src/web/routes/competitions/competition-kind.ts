import type { League } from '#contract/records/league.ts';

type CompetitionKind = 'friendly' | 'cup' | 'youth' | 'reserves';

const RESERVES = /reserv|réserves|beloften|satellite/i;
const YOUTH = /junior|juvenil|giovanil|primavera|nachwuchs|proyecci|tineret|noar|belia|muda\b|dorosten/i;

/**
 * Returns what a competition is besides a league of first teams; null for that, and where its name says so in English.
 * The service flags youth and reserves alike as amateurs, so their names tell them apart.
 */
export function competitionKind({
  name,
  is_cup,
  is_friendly,
  is_amateur,
}: Pick<League, 'name' | 'is_cup' | 'is_friendly' | 'is_amateur'>): CompetitionKind | null {
  if (is_friendly) return /friendl/i.test(name) ? null : 'friendly';
  if (is_cup) return /\bcup\b/i.test(name) ? null : 'cup';
  if (!is_amateur) return null;
  if (RESERVES.test(name)) return /reserve/i.test(name) ? null : 'reserves';
  return YOUTH.test(name) ? 'youth' : null;
}
