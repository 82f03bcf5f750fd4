import { LRUCache } from 'lru-cache';
import type { Fixture } from '#service/world/fixture.ts';
import type { World } from '#service/world/world.ts';

const DAY = 86_400;

type Places = ReadonlyMap<number, number>;

/**
 * Where both teams of a match stood in the table before its day (before the asked-for day, while it is to come);
 * 0 where there is no table (v2.2 wire, match object). A day's matches of a competition share one table, so
 * tables are kept by season and day.
 */
export function createPositions(world: World): (fixture: Fixture, now: number) => readonly [number, number] {
  const kept = new LRUCache<string, Places>({ max: 4000 });

  function placesOf(seasonId: number, day: number): Places {
    const key = `${seasonId} ${day}`;
    let places = kept.get(key);
    if (places === undefined) {
      const table = world.table(seasonId, day * DAY, false) ?? [];
      // Before its first match a table is only alphabetical.
      const begun = table.some((row) => row.overall.played > 0);
      places = new Map(begun ? table.map((row) => [row.team, row.overall.position]) : []);
      kept.set(key, places);
    }
    return places;
  }

  return (fixture, now) => {
    if (!fixture.coverage.standings) return [0, 0];
    const day = Math.floor(Math.min(fixture.frame.kickOff, now) / DAY);
    const places = placesOf(fixture.season.id, day);
    return [places.get(fixture.home.id) ?? 0, places.get(fixture.away.id) ?? 0];
  };
}
