import type { MatchFrame } from '#service/engine/match-frame.ts';

export type TeamKind = 'club' | 'women' | 'reserves' | 'youth' | 'national' | 'national-women';

/** A team that plays matches: a club's first team, one of its other sides, or a country's. */
export interface Team {
  /** country id * 1000 + number; women 300+n, reserves 500+n, youth 700+n of club n; 999 and 998 national. */
  readonly id: number;
  readonly name: string;
  /** Two to five capitals, unique within its country. */
  readonly shortCode: string;
  readonly countryId: number;
  readonly kind: TeamKind;
  readonly level: MatchFrame['level'];
  /** The men's club that a side belongs to; its own id for a club; null for national teams. */
  readonly clubId: number | null;
  readonly city: string | null;
  readonly founded: number | null;
  /** The ground's id, which is the club's; null for national teams. */
  readonly venueId: number | null;
}
