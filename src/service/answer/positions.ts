import { LRUCache } from 'lru-cache';
import type { Fixture } from '#service/world/fixture.ts';
import type { World } from '#service/world/world.ts';

type Places = ReadonlyMap<number, number>;

/**
 * Where both teams of a match stood in the tables of its stage at its kick-off, or stand now while that is to
 * come; 0 where there is no table (v2.2 wire, match object). Kept by season, stage and version of its tables, as a
 * day's matches of a competition share them.
 */
export function createPositions(world: World): (fixture: Fixture, now: number) => readonly [number, number] {
  const kept = new LRUCache<string, Places>({ max: 4000 });

  function placesOf({ season, round: { stage } }: Fixture, instant: number): Places {
    const key = `${stage.id} ${world.tablesVersion(season.id, instant)}`;
    let places = kept.get(key);
    if (places === undefined) {
      const groups = season.stages.find(({ id }) => id === stage.id)?.groups ?? [];
      const rows = world
        .tables(season.id, instant, false)
        .filter(({ group }) => groups.some(({ id }) => id === group.id))
        .flatMap((table) => table.rows);
      // Before its first match a table is only alphabetical.
      const begun = rows.some((row) => row.overall.played > 0);
      places = new Map(begun ? rows.map((row) => [row.team, row.overall.position]) : []);
      kept.set(key, places);
    }
    return places;
  }

  return (fixture, now) => {
    if (!fixture.coverage.standings) return [0, 0];
    const places = placesOf(fixture, Math.min(fixture.frame.kickOff, now));
    return [places.get(fixture.home.id) ?? 0, places.get(fixture.away.id) ?? 0];
  };
}
