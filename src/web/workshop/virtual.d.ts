declare module 'virtual:workshop-records' {
  import type { CupRoundRecord } from '#contract/records/cup-round.ts';
  import type { H2hRecord } from '#contract/records/h2h.ts';
  import type { Leader } from '#contract/records/leader.ts';
  import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
  import type { Match, MatchRow } from '#contract/records/match.ts';
  import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
  import type { RefereeRecord } from '#contract/records/referee.ts';
  import type { MatchSidelinedRecord } from '#contract/records/sidelined.ts';
  import type { StandingsRecord } from '#contract/records/standings.ts';
  import type { VenueRecord } from '#contract/records/venue.ts';
  import type { WORKSHOP_SCENES } from '#contract/testing/workshop-scenes.ts';
  import type { MatchChannel } from '#web/features/tv/tv-listing.ts';

  /** Answers of the embedded service about a match at an instant. */
  export interface Scene {
    /** Epoch ms. */
    readonly at: number;
    readonly match: Match;
    readonly related: MatchRow | null;
    readonly venue: VenueRecord | null;
    readonly referee: RefereeRecord | null;
    readonly lineUps: LineUpsRecord | null;
    readonly benches: BenchesRecord | null;
    readonly sidelined: MatchSidelinedRecord | null;
    readonly odds: readonly OddsMarket[];
    readonly oddsInPlay: readonly OddsMarket[];
    /** The result's prices at two bookmakers. */
    readonly histories: readonly OddsHistory[];
    readonly cupRounds: readonly CupRoundRecord[];
    /** The season's venues. */
    readonly venues: readonly VenueRecord[];
    readonly headToHead: H2hRecord | null;
    readonly channels: readonly MatchChannel[];
    readonly standings: StandingsRecord | null;
    readonly liveStandings: StandingsRecord | null;
  }

  export const scenes: Readonly<Record<keyof typeof WORKSHOP_SCENES, Scene>>;
  /** The first top scorers of the live match's season. */
  export const leaders: readonly Leader[];
  /** Crests and flags as data URLs by path (`/img/teams/1`). */
  export const pictures: Readonly<Record<string, string>>;
}
