import type { MatchFrame } from '#service/engine/match-frame.ts';

export type TeamKind =
  | 'club'
  | 'women'
  | 'reserves'
  | 'youth'
  | 'national'
  | 'national-women'
  | 'national-youth';

/** A team: a club's first team, one of its other sides, or a national team. */
export interface Team {
  /** See country-ids.ts: women are 300 + n, reserves 500 + n, youth 700 + n of club n; 997 to 999 national. */
  readonly id: number;
  readonly name: string;
  /** Two to five capitals, unique within its country. */
  readonly shortCode: string;
  readonly countryId: number;
  readonly kind: TeamKind;
  readonly level: MatchFrame['level'];
  /** Men's club of a side; a club's own id; null for national teams. */
  readonly clubId: number | null;
  readonly city: string | null;
  readonly founded: number | null;
  /** The ground's id, which is that of a club or the national stadium. */
  readonly venueId: number | null;
}
