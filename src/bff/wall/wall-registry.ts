import { z } from 'zod';
import { Failure } from '#bff/failure.ts';
import { WALL_REPORT_SECONDS } from '#contract/wall-relay.ts';
import { newWall, readWall, type Ticket, type Wall, writeWall } from './wall.ts';
import type { WallRecords } from './wall-records.ts';

const MAX_WALLS = 200;
/** Of one client; walls that were never claimed can be invented. */
const MAX_UNCLAIMED_WALLS = 20;
/** Of one client: whoever asks for codes, too, cannot fill the register alone. */
const MAX_WALLS_OF_CLIENT = MAX_WALLS / 2;
/** Silence of two reports, after which a wall without remotes and commands in force gives way to one with a code. */
const MISSED_REPORTS_MS = 2 * WALL_REPORT_SECONDS * 1_000;
/** A wall that is silent for this time is not listed; one without remotes and without commands in force is forgotten. */
export const SILENCE_MS = 300_000;
const INDEX = 'index';

const indexSchema = z.object({
  lastNumber: z.int().min(0),
  walls: z.array(z.tuple([z.string().max(64), z.int().min(1)])).max(1_000),
  /** Indexes of earlier versions have none. */
  clients: z.record(z.string().max(64), z.string().max(64)).default({}),
});

/** The numbers of all walls, and the clients that opened them, by the hashes of their secrets. */
type Index = z.infer<typeof indexSchema>;

function readIndex(text: string | null): Index {
  try {
    return indexSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return { lastNumber: 0, walls: [], clients: {} };
  }
}

const SERVER_WORDS = `This server has ${MAX_WALLS} walls, which is its limit. Close one and wait five minutes.`;
const CLIENT_WORDS = `Your address has ${MAX_WALLS_OF_CLIENT} walls, which is its limit. Close one and wait five minutes.`;
const UNCLAIMED_WORDS = `Your address has ${MAX_UNCLAIMED_WALLS} walls that never had a code, which is its limit. Let one show its code.`;

const tooMany = (message: string) =>
  new Failure('overloaded', 'client_limit', { message, retryAfterMs: 60_000, misuse: 'wall' });

type Entry = readonly [hash: string, wall: Wall];

/** What decides whether there is room for a new wall. */
interface Arrival {
  /** Who opens it, as a hash; null: a client without limits. */
  readonly client: string | null;
  /** Whether it is claimed at once. */
  readonly isClaimed: boolean;
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
  /** Changes a wall, a new one if there is none and the limits and the operator allow it. */
  changeOrCreate<T>(hash: string, arrival: Arrival, change: (wall: Wall) => T): Promise<T>;
  /** Returns all walls with their hashes, by number. */
  all(): Promise<readonly Entry[]>;
  /** Forgets a wall, which cannot come back by its secret. */
  remove(hash: string): Promise<void>;
}

/** Finds, numbers and stores walls; the relay says what happens to them. */
export function createWallRegistry({ records, now, longSilenceMs }: WallRegistryOptions): WallRegistry {
  const recordOf = (hash: string) => `wall:${hash}`;
  const removalOf = (hash: string) => `removed:${hash}`;
  const silenceOf = (wall: Wall) => now() - wall.seenAt;
  const isRunning = ({ endsAt }: Ticket) => endsAt > now();
  const isNeeded = ({ remotes, log }: Wall) => remotes.length > 0 || log.hasForce;

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
      return {
        text: next,
        ttlMs: Math.max(1, (isNeeded(wall) ? longSilenceMs : SILENCE_MS) - silenceOf(wall)),
      };
    });
    return result;
  }

  async function all() {
    const { walls } = readIndex(await records.get(INDEX));
    return readAll(walls.map(([hash]) => hash));
  }

  async function readAll(hashes: readonly string[]): Promise<readonly Entry[]> {
    const entries = await Promise.all(hashes.map(async (hash) => [hash, await read(hash)] as const));
    return entries.flatMap(([hash, wall]) => (wall ? [[hash, wall] as const] : []));
  }

  /** Returns the number of a new wall. */
  async function enter(hash: string, { client, isClaimed }: Arrival): Promise<number> {
    if ((await records.get(removalOf(hash))) !== null) throw new Failure('wall_removed', 'request');
    const { walls, clients } = readIndex(await records.get(INDEX));
    const isOfClient = (each: string, of: Index['clients']) => client !== null && of[each] === client;
    const hashes = walls.map(([each]) => each);
    const ownHashes = hashes.filter((each) => isOfClient(each, clients));
    const isFull = hashes.length >= MAX_WALLS;
    const hashesToRead = isFull ? hashes : ownHashes.length >= MAX_UNCLAIMED_WALLS ? ownHashes : [];
    const entries = await readAll(hashesToRead);
    const freeHashes = new Set(hashesToRead).difference(new Map(entries));
    const claimedHashes = new Set(entries.filter(([, wall]) => wall.isClaimed).map(([each]) => each));
    const hasRoom = hashes.length - freeHashes.size < MAX_WALLS;
    const replacedHash = hasRoom ? null : giveWay(entries, clients, { client, isClaimed });
    if (replacedHash !== null) freeHashes.add(replacedHash);
    let number = 0;
    await records.update(INDEX, (text) => {
      const { lastNumber, ...index } = readIndex(text);
      const others = index.walls.filter(([each]) => each !== hash && !freeHashes.has(each));
      const own = others.filter(([each]) => isOfClient(each, index.clients));
      if (own.length >= MAX_WALLS_OF_CLIENT) throw tooMany(CLIENT_WORDS);
      if (!isClaimed && own.filter(([each]) => !claimedHashes.has(each)).length >= MAX_UNCLAIMED_WALLS)
        throw tooMany(UNCLAIMED_WORDS);
      if (others.length >= MAX_WALLS) throw tooMany(SERVER_WORDS);
      number = lastNumber + 1;
      return writeIndex({
        lastNumber: number,
        walls: [...others, [hash, number]],
        clients: { ...index.clients, ...(client !== null && { [hash]: client }) },
      });
    });
    if (replacedHash !== null) await records.update(recordOf(replacedHash), () => null);
    return number;
  }

  /** Returns the wall whose place a new one takes. */
  function giveWay(
    entries: readonly Entry[],
    clients: Index['clients'],
    { client, isClaimed }: Arrival,
  ): string {
    const groups = Map.groupBy(
      entries.filter(([, wall]) => !wall.isClaimed),
      ([hash]) => clients[hash] ?? '',
    );
    const largestGroup = [...groups.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    const ownCount = isClaimed ? 0 : (groups.get(client ?? '')?.length ?? 0);
    const newest = largestGroup.at(-1);
    if (newest && largestGroup.length > ownCount) return newest[0];
    const patienceMs = (wall: Wall) => (isClaimed && !isNeeded(wall) ? MISSED_REPORTS_MS : SILENCE_MS);
    const silent = entries.filter(([, wall]) => silenceOf(wall) >= patienceMs(wall));
    const [mostSilent] = silent.toSorted(([, a], [, b]) => a.seenAt - b.seenAt);
    if (mostSilent) return mostSilent[0];
    throw tooMany(SERVER_WORDS);
  }

  async function remove(hash: string): Promise<void> {
    await records.update(removalOf(hash), () => ({ text: String(now()), ttlMs: longSilenceMs }));
    await records.update(recordOf(hash), () => null);
    await records.update(INDEX, (text) => {
      const index = readIndex(text);
      return writeIndex({ ...index, walls: index.walls.filter(([each]) => each !== hash) });
    });
  }

  /** Returns the index without the clients of walls that are gone. */
  function writeIndex({ clients, ...index }: Index) {
    const hashes = new Set(index.walls.map(([hash]) => hash));
    const ofPresent = Object.entries(clients).filter(([hash]) => hashes.has(hash));
    return {
      text: JSON.stringify({ ...index, clients: Object.fromEntries(ofPresent) } satisfies Index),
      ttlMs: longSilenceMs * 2,
    };
  }

  return {
    read,
    change: async (hash, change) => (await update(hash, null, change))?.value ?? null,
    async changeOrCreate(hash, arrival, change) {
      const existing = await update(hash, null, change);
      if (existing) return existing.value;
      const created = await update(hash, await enter(hash, arrival), change);
      if (!created) throw new Error('A new wall was not stored.');
      return created.value;
    },
    all,
    remove,
  };
}
