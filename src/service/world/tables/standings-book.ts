import { LRUCache } from 'lru-cache';
import { MAX_WALKOVER_NOTICE_SECONDS } from '#service/engine/disruption.ts';
import { scoreAt } from '#service/engine/state.ts';
import { DAY } from '#service/world/calendar/days.ts';
import { meetingFrame } from '#service/world/fixtures/meeting-frame.ts';
import type { SeasonSchedules } from '#service/world/seasons/season-schedules.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { countedBy, type Ledger, ledgerOf } from './ledger.ts';
import { lotsOf } from './lots.ts';
import type { SeasonTables } from './season-tables.ts';
import type { TableSnapshot } from './table-snapshot.ts';
import { tablesAt } from './tables-at.ts';

/** Tables of all seasons at any instant. */
export interface StandingsBook {
  /**
   * Returns the tables of all matches that count at an instant (epoch seconds), with `isLive` also of running
   * scores.
   */
  at(seasonId: number, instant: number, isLive: boolean): readonly TableSnapshot[];
  /** Changes exactly when a season's tables without running scores do. */
  version(seasonId: number, instant: number): number;
}

/** The seasons of a busy day and some more. */
const MAX_CACHED_LEDGERS = 300;

/** Days for which a ledger is complete from the instant on for which it is read. */
const DAYS_AHEAD = 7;

interface SeasonLedger {
  readonly tables: SeasonTables;
  readonly ledger: Ledger;
  /** Last instant for which the ledger is complete, epoch seconds. */
  readonly until: number;
}

export function createStandingsBook(
  worldIndex: WorldIndex,
  scheduleOf: SeasonSchedules['ofSeason'],
): StandingsBook {
  const ledgers = new LRUCache<number, SeasonLedger>({ max: MAX_CACHED_LEDGERS });

  const ledgerFor = (seasonId: number, instant: number): SeasonLedger | null => {
    const cachedLedger = ledgers.get(seasonId);
    if (cachedLedger !== undefined && cachedLedger.until >= instant) return cachedLedger;
    const edition = scheduleOf(seasonId);
    const tables = edition?.schedule.tables ?? null;
    if (edition === null || tables === null) return null;
    const first = Math.min(...tables.plans.map((plan) => plan.first));
    const last = Math.max(...tables.plans.map((plan) => plan.last));
    const until = instant + DAYS_AHEAD * DAY;
    const lastKickOff = until + MAX_WALKOVER_NOTICE_SECONDS;
    const ledger = ledgerOf(worldIndex, edition.competition, edition.schedule, first, last, lastKickOff);
    const seasonLedger = { tables, ledger, until };
    ledgers.set(seasonId, seasonLedger);
    return seasonLedger;
  };

  const scoreOn = (seasonId: number, instant: number) => {
    const edition = scheduleOf(seasonId);
    return (id: number) => {
      const meeting = edition?.schedule.meeting(id) ?? null;
      if (edition === null || meeting === null) return null;
      return scoreAt(meetingFrame(worldIndex, edition.competition, meeting), instant);
    };
  };

  return {
    at: (seasonId, instant, isLive) => {
      const season = ledgerFor(seasonId, instant);
      if (season === null) return [];
      const lot = lotsOf(worldIndex.seed, seasonId);
      const runningScoreOf = isLive ? scoreOn(seasonId, instant) : null;
      return tablesAt(season.tables, season.ledger, instant, lot, runningScoreOf);
    },
    version: (seasonId, instant) => {
      const season = ledgerFor(seasonId, instant);
      if (season === null) return 0;
      const { plans, decisions, playOffs } = season.tables;
      const planCount = plans.filter(({ visibleFrom }) => visibleFrom <= instant).length;
      const decisionCount = decisions.filter(({ at }) => at <= instant).length;
      const playOffCount = playOffs.filter(({ since }) => since <= instant).length;
      // Each of these only grows, so their sum changes with any of them.
      return countedBy(season.ledger, instant) + planCount + decisionCount + playOffCount;
    },
  };
}
