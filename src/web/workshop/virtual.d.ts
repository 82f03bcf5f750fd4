declare module 'virtual:workshop-records' {
  import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
  import type { Match, MatchRow } from '#contract/records/match.ts';
  import type { OddsMarket } from '#contract/records/odds.ts';
  import type { RefereeRecord } from '#contract/records/referee.ts';
  import type { MatchSidelinedRecord } from '#contract/records/sidelined.ts';
  import type { StandingsRecord } from '#contract/records/standings.ts';
  import type { VenueRecord } from '#contract/records/venue.ts';
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
    readonly channels: readonly MatchChannel[];
    readonly standings: StandingsRecord | null;
    readonly liveStandings: StandingsRecord | null;
  }

  /** The scenes of `src/run/workshop/scenes.ts` by name. */
  type SceneName =
    | 'announced'
    | 'upcoming'
    | 'live'
    | 'halfTime'
    | 'finished'
    | 'extraTime'
    | 'shootOut'
    | 'afterPenalties'
    | 'sentOff'
    | 'ruledOut'
    | 'longName'
    | 'delayed'
    | 'interrupted'
    | 'abandoned'
    | 'postponed'
    | 'cancelled'
    | 'awarded'
    | 'groups'
    | 'conferences'
    | 'split'
    | 'deducted';

  export const scenes: Readonly<Record<SceneName, Scene>>;
  /** Crests and flags as data URLs by path (`/img/teams/1`). */
  export const pictures: Readonly<Record<string, string>>;
}
