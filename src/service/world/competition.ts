import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { ContinentId } from './catalogue/country.ts';

type CompetitionKind =
  | 'league'
  | 'cup'
  | 'continental-cup'
  | 'national-league'
  | 'national-cup'
  | 'friendlies'
  | 'national-friendlies';

/** A competition of the world; its seasons are a matter of season.ts. */
export interface Competition {
  /** country id * 10 + n: 0 to 3 tiers, 4 cup, 5 women, 6 reserves, 7 youth; international ones from 900. */
  readonly id: number;
  readonly name: string;
  readonly kind: CompetitionKind;
  /** Null for international ones. */
  readonly countryId: number | null;
  readonly continent: ContinentId | null;
  readonly level: MatchFrame['level'];
  /** 1 for a country's top league; null for all that is no men's league. */
  readonly tier: number | null;
  /** Its seasons lie in one calendar year or run from autumn to spring. */
  readonly calendar: 'year' | 'autumn';
  readonly isCup: boolean;
  readonly isFriendly: boolean;
  /** 0 to 100: how much the world watches it. */
  readonly popularity: number;
}

/** The numbers of a country's competitions within its ten. */
export const OF_COUNTRY = { cup: 4, women: 5, reserves: 6, youth: 7 } as const;
