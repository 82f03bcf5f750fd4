import { Failure } from '#bff/failure.ts';
import {
  MAX_HIDDEN_MATCHES,
  PAIRING_CODE_SECONDS,
  type Pairing,
  type PairingCode,
  REMOTE_KEY_SECONDS,
  type RemoteView,
  type WallCommand,
  type WallOrders,
  type WallRemoteRequest,
  type WallReport,
  type WallState,
  type WallSummary,
} from '#contract/wall-relay.ts';
import { type CommandLog, createCommandLog } from './command-log.ts';
import { createSecretMap, normalCode, randomCode, randomKey } from './secrets.ts';

const MAX_WALLS = 200;
const MAX_REMOTES = 8;
/** A wall without a report for this time is not listed; one without remotes and without commands in force is forgotten. */
const SILENCE_MS = 300_000;
const CODE_MS = PAIRING_CODE_SECONDS * 1_000;
const KEY_MS = REMOTE_KEY_SECONDS * 1_000;

type CommandsRequest = Extract<WallRemoteRequest, { readonly do: 'commands' }>;

/**
 * Carries commands from remotes and operators to walls, and back what walls show. Walls and remotes are identified by their
 * secrets. A store that several servers share would implement the same methods.
 */
export interface WallRelay {
  /** Walls that have reported in the last five minutes. */
  readonly size: number;
  /** Makes a code, which replaces the wall's last one. */
  createCode(wall: string, after: number, name: string): Promise<PairingCode>;
  /** Ends all remotes of a wall and its code. */
  unpair(wall: string): Promise<void>;
  /** Takes what a wall shows and returns its commands. */
  exchange(request: CommandsRequest): Promise<WallOrders>;
  report(report: WallReport): Promise<WallOrders>;
  /** Returns a key for a code, which ends with it; null: there is no such code. */
  pair(code: string): Promise<Pairing | null>;
  /** Returns the number of the command. */
  send(key: string, command: WallCommand): Promise<number>;
  view(key: string): Promise<RemoteView>;
  leave(key: string): Promise<void>;
  /** Returns the number of an operator's command. */
  operate(wallNumber: number, command: WallCommand): Promise<number>;
  list(): Promise<readonly WallSummary[]>;
}

interface Wall {
  readonly number: number;
  readonly log: CommandLog;
  /** The one that was used last stands last. */
  readonly remotes: Set<Remote>;
  name: string;
  /** Number of the last command that its page has done. */
  after: number;
  /** Monotonic time of its last request, ms. */
  seenAt: number;
  codeExpiresAt: number;
  lastReport: LastReport | null;
  state: WallState | null;
  visibleMatches: readonly string[];
}

interface Remote {
  readonly wall: Wall;
  readonly expiresAt: number;
}

interface LastReport extends Omit<WallReport, 'wall' | 'after' | 'state' | 'name'> {
  readonly at: number;
}

/**
 * Creates a relay in the memory of this process.
 *
 * @param elapsed monotonic time of the machine, ms
 */
export function createWallRelay(elapsed: () => number): WallRelay {
  const walls = new Set<Wall>();
  const wallsById = createSecretMap<Wall>();
  const wallsByCode = createSecretMap<Wall>();
  const remotesByKey = createSecretMap<Remote>();
  let lastWallNumber = 0;

  const silenceOf = (wall: Wall) => elapsed() - wall.seenAt;
  const isListed = ({ lastReport }: Wall) => lastReport !== null && elapsed() - lastReport.at < SILENCE_MS;
  const hasCode = (wall: Wall) => wall.codeExpiresAt > elapsed();

  function removeCode(wall: Wall): void {
    wall.codeExpiresAt = 0;
    wallsByCode.removeValue(wall);
  }

  function removeRemote(remote: Remote): void {
    remote.wall.remotes.delete(remote);
    remotesByKey.removeValue(remote);
  }

  function forget(wall: Wall): void {
    removeCode(wall);
    for (const remote of wall.remotes) removeRemote(remote);
    walls.delete(wall);
    wallsById.removeValue(wall);
  }

  function forgetOld(): void {
    for (const wall of walls) {
      if (wall.codeExpiresAt !== 0 && !hasCode(wall)) removeCode(wall);
      for (const remote of wall.remotes) if (remote.expiresAt <= elapsed()) removeRemote(remote);
      const isNeeded = wall.remotes.size > 0 || wall.log.hasForce;
      if (silenceOf(wall) >= (isNeeded ? KEY_MS : SILENCE_MS)) forget(wall);
    }
  }

  function makeRoom(): void {
    if (walls.size < MAX_WALLS) return;
    const [mostSilent] = [...walls].toSorted((a, b) => a.seenAt - b.seenAt);
    if (mostSilent === undefined || silenceOf(mostSilent) < SILENCE_MS) {
      throw new Failure('overloaded', 'client_limit', {
        message: `This server has ${MAX_WALLS} walls, which is its limit. Close one and wait five minutes.`,
        retryAfterMs: 60_000,
      });
    }
    forget(mostSilent);
  }

  function createWall(id: string): Wall {
    makeRoom();
    lastWallNumber += 1;
    const wall: Wall = {
      number: lastWallNumber,
      log: createCommandLog(elapsed),
      remotes: new Set(),
      name: '',
      after: 0,
      seenAt: 0,
      codeExpiresAt: 0,
      lastReport: null,
      state: null,
      visibleMatches: [],
    };
    walls.add(wall);
    wallsById.set(id, wall);
    return wall;
  }

  /** Returns the wall that sent a request; a new one is remembered. */
  function touch(id: string, after: number): Wall {
    forgetOld();
    const wall = wallsById.get(id) ?? createWall(id);
    wall.after = after;
    wall.seenAt = elapsed();
    wall.log.onDone(after);
    return wall;
  }

  function ordersFor(wall: Wall, state: WallState): WallOrders {
    wall.state = state;
    wall.log.onState(state, wall.after);
    return {
      wallNumber: wall.number,
      commands: wall.log.take(wall.after, wall.lastReport?.query ?? null),
      remotes: wall.remotes.size,
      hasCode: hasCode(wall),
    };
  }

  function remoteOf(key: string): Remote {
    forgetOld();
    const remote = remotesByKey.get(key);
    if (remote === undefined) throw new Failure('not_paired', 'request');
    remote.wall.remotes.delete(remote);
    remote.wall.remotes.add(remote);
    return remote;
  }

  function give(wall: Wall, command: WallCommand): number {
    const number = wall.log.add(command, { query: wall.lastReport?.query ?? null, state: wall.state });
    if (number !== null) return number;
    throw new Failure('bad_parameter', 'request', {
      message: `${MAX_HIDDEN_MATCHES} matches are hidden, which is the limit. Show one of them again first.`,
    });
  }

  return {
    get size() {
      return [...walls].filter(isListed).length;
    },
    async createCode(id, after, name) {
      const wall = touch(id, after);
      const code = randomCode();
      removeCode(wall);
      wall.name = name;
      wall.codeExpiresAt = elapsed() + CODE_MS;
      wallsByCode.set(code, wall);
      return { code, seconds: PAIRING_CODE_SECONDS };
    },
    async unpair(id) {
      forgetOld();
      const wall = wallsById.get(id);
      if (wall === undefined) return;
      removeCode(wall);
      for (const remote of wall.remotes) removeRemote(remote);
    },
    async exchange({ wall: id, after, state, visibleMatches }) {
      const wall = touch(id, after);
      wall.visibleMatches = visibleMatches;
      return ordersFor(wall, state);
    },
    async report({ wall: id, after, name, state, ...report }) {
      const wall = touch(id, after);
      wall.name = name;
      wall.lastReport = { ...report, at: elapsed() };
      wall.log.onQuery(report.query);
      return ordersFor(wall, state);
    },
    async pair(text) {
      forgetOld();
      const wall = wallsByCode.get(normalCode(text));
      if (wall === undefined) return null;
      removeCode(wall);
      const [leastUsed] = wall.remotes;
      if (leastUsed !== undefined && wall.remotes.size >= MAX_REMOTES) removeRemote(leastUsed);
      const remote: Remote = { wall, expiresAt: elapsed() + KEY_MS };
      const key = randomKey();
      wall.remotes.add(remote);
      remotesByKey.set(key, remote);
      return { key, seconds: REMOTE_KEY_SECONDS, name: wall.name, wallNumber: wall.number };
    },
    send: async (key, command) => give(remoteOf(key).wall, command),
    async view(key) {
      const { wall } = remoteOf(key);
      const { name, number: wallNumber, after, state, visibleMatches } = wall;
      const silentSeconds = Math.floor(silenceOf(wall) / 1_000);
      return { name, wallNumber, silentSeconds, after, state, visibleMatches };
    },
    leave: async (key) => removeRemote(remoteOf(key)),
    async operate(wallNumber, command) {
      forgetOld();
      const wall = [...walls].find((each) => each.number === wallNumber && isListed(each));
      if (wall !== undefined) return give(wall, command);
      throw new Failure('not_found', 'request', {
        message: 'No wall has this number. Load the list again.',
      });
    },
    async list() {
      forgetOld();
      return [...walls].flatMap(({ number, name, state, remotes, lastReport }) => {
        if (lastReport === null || state === null || elapsed() - lastReport.at >= SILENCE_MS) return [];
        const { at, ...report } = lastReport;
        const silentSeconds = Math.floor((elapsed() - at) / 1_000);
        return [{ wallNumber: number, name, ...report, state, silentSeconds, remotes: remotes.size }];
      });
    },
  };
}
