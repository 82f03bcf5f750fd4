import { LRUCache } from 'lru-cache';
import { scoreAt } from '#service/engine/state.ts';
import type { Ledger } from './ledger.ts';
import { countedBy, ledgerOf } from './ledger.ts';
import { lotsOf } from './lots.ts';
import { frameOf } from './meeting-frame.ts';
import type { Programmes } from './programmes.ts';
import type { Realm } from './realm.ts';
import type { SeasonTables } from './season-tables.ts';
import type { Table } from './table.ts';
import { tablesAt } from './tables-at.ts';

/** Tables of all seasons at any instant. */
export interface Standings {
  /**
   * Returns the tables of all matches that count at an instant (epoch seconds), with `isLive` also of running
   * scores.
   */
  at(seasonId: number, instant: number, running: boolean): readonly Table[];
  /** Changes exactly when a season's tables without running scores do. */
  version(seasonId: number, instant: number): number;
}

/** The seasons of a busy day and some more. */
const KEPT = 300;

interface Kept {
  readonly tables: SeasonTables;
  readonly ledger: Ledger;
}

export function createStandings(realm: Realm, programmeOf: Programmes['ofSeason']): Standings {
  const kept = new LRUCache<number, Kept>({ max: KEPT });

  const keptOf = (seasonId: number): Kept | null => {
    const known = kept.get(seasonId);
    if (known !== undefined) return known;
    const found = programmeOf(seasonId);
    const tables = found?.programme.tables ?? null;
    if (found === null || tables === null) return null;
    const first = Math.min(...tables.plans.map((plan) => plan.first));
    const last = Math.max(...tables.plans.map((plan) => plan.last));
    const ledger = ledgerOf(realm, found.competition, found.programme, first, last);
    kept.set(seasonId, { tables, ledger });
    return { tables, ledger };
  };

  const scoreOn = (seasonId: number, instant: number) => {
    const found = programmeOf(seasonId);
    return (id: number) => {
      const meeting = found?.programme.meeting(id) ?? null;
      if (found === null || meeting === null) return null;
      return scoreAt(frameOf(realm, found.competition, meeting), instant);
    };
  };

  return {
    at: (seasonId, instant, running) => {
      const season = keptOf(seasonId);
      if (season === null) return [];
      const lot = lotsOf(realm.seed, seasonId);
      const board = running ? scoreOn(seasonId, instant) : null;
      return tablesAt(season.tables, season.ledger, instant, lot, board);
    },
    version: (seasonId, instant) => {
      const season = keptOf(seasonId);
      if (season === null) return 0;
      const { plans, decisions, playOffs } = season.tables;
      const known = plans.filter(({ visibleFrom }) => visibleFrom <= instant).length;
      const decided = decisions.filter(({ at }) => at <= instant).length;
      const playedOff = playOffs.filter(({ since }) => since <= instant).length;
      // Each of these only grows, so their sum changes with any of them.
      return countedBy(season.ledger, instant) + known + decided + playedOff;
    },
  };
}
