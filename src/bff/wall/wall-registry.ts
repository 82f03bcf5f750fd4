import { z } from 'zod';
import { Failure } from '#bff/failure.ts';
import { newWall, readWall, type Ticket, type Wall, writeWall } from './wall.ts';
import type { WallRecords } from './wall-records.ts';

const MAX_WALLS = 200;
/** A wall that is silent for this time is not listed; one without remotes and without commands in force is forgotten. */
export const SILENCE_MS = 300_000;
const INDEX = 'index';

const indexSchema = z.object({
  lastNumber: z.int().min(0),
  walls: z.array(z.tuple([z.string().max(64), z.int().min(1)])).max(1_000),
});

/** The numbers of all walls, by the hashes of their secrets. */
type Index = z.infer<typeof indexSchema>;

function readIndex(text: string | null): Index {
  try {
    return indexSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return { lastNumber: 0, walls: [] };
  }
}

export interface WallRegistryOptions {
  readonly records: WallRecords;
  /** The clock of all instants, ms. */
  readonly now: () => number;
  /** Time for which a wall with remotes or commands in force is remembered, ms. */
  readonly longSilenceMs: number;
}

export interface WallRegistry {
  read(hash: string): Promise<Wall | null>;
  /** Changes a wall that exists; null: there is none. `change` may run again. */
  change<T>(hash: string, change: (wall: Wall) => T): Promise<T | null>;
  /** Changes a wall, a new one if there is none. */
  changeOrCreate<T>(hash: string, change: (wall: Wall) => T): Promise<T>;
  /** Returns all walls with their hashes, by number. */
  all(): Promise<readonly (readonly [hash: string, wall: Wall])[]>;
}

/** Finds, numbers and stores walls; the relay says what happens to them. */
export function createWallRegistry({ records, now, longSilenceMs }: WallRegistryOptions): WallRegistry {
  const recordOf = (hash: string) => `wall:${hash}`;
  const silenceOf = (wall: Wall) => now() - wall.seenAt;
  const isRunning = ({ endsAt }: Ticket) => endsAt > now();

  /** Removes codes and remotes whose time is over. */
  function prune(wall: Wall): Wall {
    if (wall.code && !isRunning(wall.code)) wall.code = null;
    wall.remotes = wall.remotes.filter(isRunning);
    return wall;
  }

  async function read(hash: string): Promise<Wall | null> {
    const wall = readWall(await records.get(recordOf(hash)), now);
    return wall && prune(wall);
  }

  async function update<T>(
    hash: string,
    newNumber: number | null,
    change: (wall: Wall) => T,
  ): Promise<{ readonly value: T } | null> {
    let result: { readonly value: T } | null = null;
    await records.update(recordOf(hash), (text) => {
      result = null;
      const wall = readWall(text, now) ?? (newNumber === null ? null : newWall(newNumber, now));
      if (!wall) return undefined;
      result = { value: change(prune(wall)) };
      const next = writeWall(wall);
      if (next === text) return undefined;
      const isNeeded = wall.remotes.length > 0 || wall.log.hasForce;
      return { text: next, ttlMs: Math.max(1, (isNeeded ? longSilenceMs : SILENCE_MS) - silenceOf(wall)) };
    });
    return result;
  }

  async function all() {
    const { walls } = readIndex(await records.get(INDEX));
    const entries = await Promise.all(walls.map(async ([hash]) => [hash, await read(hash)] as const));
    return entries.flatMap(([hash, wall]) => (wall ? [[hash, wall] as const] : []));
  }

  /** Forgets walls that are gone and, if there is no room, the one that is silent longest. */
  async function makeRoom(): Promise<readonly string[]> {
    const walls = await all();
    if (walls.length < MAX_WALLS) return walls.map(([hash]) => hash);
    const [mostSilent, ...others] = walls.toSorted(([, a], [, b]) => a.seenAt - b.seenAt);
    if (mostSilent === undefined || silenceOf(mostSilent[1]) < SILENCE_MS) {
      throw new Failure('overloaded', 'client_limit', {
        message: `This server has ${MAX_WALLS} walls, which is its limit. Close one and wait five minutes.`,
        retryAfterMs: 60_000,
      });
    }
    await records.update(recordOf(mostSilent[0]), () => null);
    return others.map(([hash]) => hash);
  }

  /** Returns the number of a new wall. */
  async function enter(hash: string): Promise<number> {
    const isFull = readIndex(await records.get(INDEX)).walls.length >= MAX_WALLS;
    const present = isFull ? new Set(await makeRoom()) : null;
    let number = 0;
    await records.update(INDEX, (text) => {
      const { lastNumber, walls } = readIndex(text);
      number = lastNumber + 1;
      const others = walls.filter(([each]) => each !== hash && (present === null || present.has(each)));
      const next: Index = { lastNumber: number, walls: [...others, [hash, number]] };
      return { text: JSON.stringify(next), ttlMs: longSilenceMs * 2 };
    });
    return number;
  }

  return {
    read,
    change: async (hash, change) => (await update(hash, null, change))?.value ?? null,
    async changeOrCreate(hash, change) {
      const existing = await update(hash, null, change);
      if (existing) return existing.value;
      const created = await update(hash, await enter(hash), change);
      if (!created) throw new Error('A new wall was not stored.');
      return created.value;
    },
    all,
  };
}
