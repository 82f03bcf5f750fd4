import { LRUCache } from 'lru-cache';
import type { World } from '#service/world/world.ts';
import { closedAt } from './closed-at.ts';
import { type MatchPart, matchPartOf } from './match-part.ts';
import { noMatches, type PlayerTotals, withMatch } from './player-totals.ts';
import { addMatch, noTotals, type SideTotals } from './side-totals.ts';

export interface TeamTotals {
  readonly home: SideTotals;
  readonly away: SideTotals;
}

export interface SeasonTotals {
  /** By player id, over all matches that have started; those in play as far as shown. */
  readonly players: ReadonlyMap<number, PlayerTotals>;
  /** By team id, over finished matches. */
  readonly teams: ReadonlyMap<number, TeamTotals>;
  /** By team id: number of the team's matches included in `players`. */
  readonly startedMatches: ReadonlyMap<number, number>;
}

class Totals implements SeasonTotals {
  readonly players: Map<number, PlayerTotals>;
  readonly teams: Map<number, TeamTotals>;
  readonly startedMatches: Map<number, number>;

  constructor(before?: SeasonTotals) {
    this.players = new Map(before?.players);
    this.teams = structuredClone(new Map(before?.teams));
    this.startedMatches = new Map(before?.startedMatches);
  }

  add({ fixture, players, ended }: MatchPart): void {
    for (const side of ['home', 'away'] as const) {
      const teamId = fixture[side].id;
      if (players !== null) this.startedMatches.set(teamId, (this.startedMatches.get(teamId) ?? 0) + 1);
      if (ended === null) continue;
      const totals = this.teams.get(teamId) ?? { home: noTotals(), away: noTotals() };
      addMatch(totals[side], side, ended);
      this.teams.set(teamId, totals);
    }
    for (const match of players ?? []) {
      const teamId = fixture[match.side].id;
      const before = this.players.get(match.playerId) ?? noMatches(match.playerId, teamId);
      this.players.set(match.playerId, withMatch(before, match, teamId));
    }
  }
}

/** Totals of a season's closed matches, updated on each request. */
class SeasonBook {
  #closed = new Set<number>();
  #totals = new Totals();
  #asOf = 0;

  /** Returns the totals at an instant. Each closed match is read once, open ones every time. */
  at(world: World, seasonId: number, now: number): SeasonTotals {
    if (now < this.#asOf) {
      // The clock was set back, so closed matches may be open again.
      this.#closed = new Set();
      this.#totals = new Totals();
    }
    this.#asOf = now;
    const open: MatchPart[] = [];
    for (const fixture of world.fixturesOfSeason(seasonId)) {
      if (fixture.frame.kickOff > now) break;
      if (this.#closed.has(fixture.id)) continue;
      const part = matchPartOf(world, fixture, now);
      if (closedAt(fixture.frame) > now) open.push(part);
      else {
        this.#totals.add(part);
        this.#closed.add(fixture.id);
      }
    }
    if (open.length === 0) return this.#totals;
    const totals = new Totals(this.#totals);
    for (const part of open) totals.add(part);
    return totals;
  }
}

/** Maximum cached seasons, about 120 KB each: the current seasons of all leagues with event coverage. */
const MAX_SEASONS = 250;

/** Returns totals of a season at an instant (epoch seconds), for lists of leaders and statistics. */
export type SeasonBooks = (seasonId: number, now: number) => SeasonTotals;

export function createSeasonBooks(world: World): SeasonBooks {
  const books = new LRUCache<number, SeasonBook>({ max: MAX_SEASONS });
  return (seasonId, now) => {
    const book = books.get(seasonId) ?? new SeasonBook();
    books.set(seasonId, book);
    return book.at(world, seasonId, now);
  };
}
