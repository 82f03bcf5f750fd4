import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { ContinentId } from '#service/world/catalogue/country.ts';

type CompetitionKind =
  | 'league'
  | 'cup'
  | 'continental-cup'
  | 'national-league'
  | 'national-cup'
  | 'national-qualifiers'
  | 'friendlies'
  | 'national-friendlies';

/** A competition of the world; season.ts has its seasons. */
export interface Competition {
  /**
   * See country-ids.ts: numbers 0 to 3 are tiers, 4 the cup, 5 women, 6 reserves, 7 youth; international ones
   * from 900.
   */
  readonly id: number;
  readonly name: string;
  readonly kind: CompetitionKind;
  /** Null for international competitions. */
  readonly countryId: number | null;
  readonly continent: ContinentId | null;
  readonly level: MatchFrame['level'];
  /** Null for what is usual at the level. */
  readonly style: MatchFrame['style'];
  /** 1 for a country's top league; null for all but men's leagues. */
  readonly tier: number | null;
  /** Seasons lie in one calendar year or run from autumn to spring. */
  readonly calendar: 'year' | 'autumn';
  readonly isCup: boolean;
  readonly isFriendly: boolean;
  /** 0 to 100: worldwide interest. */
  readonly popularity: number;
}

export function isForNations({ kind }: Competition): boolean {
  return kind.startsWith('national');
}

/** Numbers of a country's competitions within its ten ids. */
export const COMPETITION_NUMBERS = { cup: 4, women: 5, reserves: 6, youth: 7 } as const;
