import { LRUCache } from 'lru-cache';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { World } from '#service/world/world.ts';

type Places = ReadonlyMap<number, number>;

/**
 * Returns a function that gives the table positions of both teams at kick-off, or now before kick-off; 0
 * without a table (v2.2 wire, match object). Results are cached by season, stage and table version, which the
 * matches of a day share.
 */
export function createPositions(world: World): (fixture: Fixture, now: number) => readonly [number, number] {
  const cache = new LRUCache<string, Places>({ max: 4000 });

  function placesOf({ season, round: { stage } }: Fixture, instant: number): Places {
    const key = `${stage.id} ${world.tablesVersion(season.id, instant)}`;
    let places = cache.get(key);
    if (places === undefined) {
      const groups = season.stages.find(({ id }) => id === stage.id)?.groups ?? [];
      const rows = world
        .tables(season.id, instant, false)
        .filter(({ group }) => groups.some(({ id }) => id === group.id))
        .flatMap((table) => table.rows);
      // An unplayed table is only alphabetical.
      const hasStarted = rows.some((row) => row.overall.played > 0);
      places = new Map(hasStarted ? rows.map((row) => [row.team, row.overall.position]) : []);
      cache.set(key, places);
    }
    return places;
  }

  return (fixture, now) => {
    if (!fixture.coverage.standings) return [0, 0];
    const places = placesOf(fixture, Math.min(fixture.frame.kickOff, now));
    return [places.get(fixture.home.id) ?? 0, places.get(fixture.away.id) ?? 0];
  };
}
