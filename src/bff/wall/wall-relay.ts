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
import { createSecretHash, normalCode, randomCode, randomKey } from './secrets.ts';
import type { Wall } from './wall.ts';
import { createMemoryRecords, type WallRecords } from './wall-records.ts';
import { createWallRegistry, SILENCE_MS } from './wall-registry.ts';

const MAX_REMOTES = 8;
const CODE_MS = PAIRING_CODE_SECONDS * 1_000;
const KEY_MS = REMOTE_KEY_SECONDS * 1_000;

type CommandsRequest = Extract<WallRemoteRequest, { readonly do: 'commands' }>;

/**
 * Carries commands from remotes and operators to walls, and back what walls show. Walls and remotes are identified by their
 * secrets.
 */
export interface WallRelay {
  /** Walls that have reported to this process in the last five minutes. */
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

/**
 * Creates a relay.
 *
 * @param now a clock in ms, the same one for all processes that share the records
 */
export function createWallRelay(
  now: () => number,
  records: WallRecords = createMemoryRecords(now),
): WallRelay {
  const registry = createWallRegistry({ records, now, longSilenceMs: KEY_MS });
  const ownHash = createSecretHash();
  let sharedHash: ((secret: string) => string) | null = null;
  /** Times of the last reports to this process, by the walls' hashes. */
  const reportedAt = new Map<string, number>();

  async function hashOf(secret: string): Promise<string> {
    const hashKey = sharedHash ? null : await records.hashKey();
    if (hashKey) sharedHash = createSecretHash(hashKey);
    return (sharedHash ?? ownHash)(secret);
  }

  const isRecent = (at: number) => now() - at < SILENCE_MS;
  const silentSeconds = (at: number) => Math.floor((now() - at) / 1_000);
  const removeTicket = (name: string) => records.update(name, () => null);

  /** Changes the wall that sent a request; a new one is remembered. */
  async function touch<T>(id: string, after: number, change: (wall: Wall) => T): Promise<T> {
    return registry.changeOrCreate(await hashOf(id), (wall) => {
      wall.after = after;
      wall.seenAt = now();
      wall.log.onDone(after);
      return change(wall);
    });
  }

  function ordersFor(wall: Wall, state: WallState): WallOrders {
    wall.state = state;
    wall.log.onState(state, wall.after);
    return {
      wallNumber: wall.number,
      commands: wall.log.take(wall.after, wall.lastReport?.query ?? null),
      remotes: wall.remotes.length,
      hasCode: wall.code !== null,
    };
  }

  /** Changes the wall of a remote, which counts as used. */
  async function changeAsRemote<T>(key: string, change: (wall: Wall, hash: string) => T): Promise<T> {
    const hash = await hashOf(key);
    const wallHash = await records.get(`remote:${hash}`);
    const outcome = await registry.change(wallHash ?? '', (wall) => {
      const remote = wall.remotes.find((each) => each.hash === hash);
      if (!remote) return null;
      wall.remotes = [...wall.remotes.filter((each) => each !== remote), remote];
      return { value: change(wall, hash) };
    });
    if (!outcome) throw new Failure('not_paired', 'request');
    return outcome.value;
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
      for (const [hash, at] of reportedAt) if (!isRecent(at)) reportedAt.delete(hash);
      return reportedAt.size;
    },
    async createCode(id, after, name) {
      const code = randomCode();
      const [hash, wallHash] = [await hashOf(code), await hashOf(id)];
      const oldCode = await touch(id, after, (wall) => {
        const { code: replacedCode } = wall;
        wall.name = name;
        wall.code = { hash, endsAt: now() + CODE_MS };
        return replacedCode;
      });
      if (oldCode) await removeTicket(`code:${oldCode.hash}`);
      await records.update(`code:${hash}`, () => ({ text: wallHash, ttlMs: CODE_MS }));
      return { code, seconds: PAIRING_CODE_SECONDS };
    },
    async unpair(id) {
      // Codes and keys count only while their wall names them.
      await registry.change(await hashOf(id), (wall) => {
        wall.code = null;
        wall.remotes = [];
      });
    },
    exchange: ({ wall: id, after, state, visibleMatches }) =>
      touch(id, after, (wall) => {
        wall.visibleMatches = visibleMatches;
        return ordersFor(wall, state);
      }),
    async report({ wall: id, after, name, state, ...report }) {
      const orders = await touch(id, after, (wall) => {
        wall.name = name;
        wall.lastReport = { ...report, at: now() };
        wall.log.onQuery(report.query);
        return ordersFor(wall, state);
      });
      reportedAt.set(await hashOf(id), now());
      return orders;
    },
    async pair(text) {
      const codeHash = await hashOf(normalCode(text));
      const wallHash = await records.get(`code:${codeHash}`);
      if (wallHash === null) return null;
      const key = randomKey();
      const hash = await hashOf(key);
      const pairing = await registry.change(wallHash, (wall): Pairing | null => {
        // The wall has one code, which the first request removes.
        if (wall.code?.hash !== codeHash) return null;
        wall.code = null;
        wall.remotes = [...wall.remotes.slice(-MAX_REMOTES + 1), { hash, endsAt: now() + KEY_MS }];
        return { key, seconds: REMOTE_KEY_SECONDS, name: wall.name, wallNumber: wall.number };
      });
      await removeTicket(`code:${codeHash}`);
      if (pairing) await records.update(`remote:${hash}`, () => ({ text: wallHash, ttlMs: KEY_MS }));
      return pairing;
    },
    send: (key, command) => changeAsRemote(key, (wall) => give(wall, command)),
    view: (key) =>
      changeAsRemote(key, (wall) => {
        const { name, number: wallNumber, after, state, visibleMatches, seenAt } = wall;
        return { name, wallNumber, silentSeconds: silentSeconds(seenAt), after, state, visibleMatches };
      }),
    async leave(key) {
      const hash = await changeAsRemote(key, (wall, remoteHash) => {
        wall.remotes = wall.remotes.filter((each) => each.hash !== remoteHash);
        return remoteHash;
      });
      await removeTicket(`remote:${hash}`);
    },
    async operate(wallNumber, command) {
      const walls = await registry.all();
      const entry = walls.find(
        ([, { number, lastReport }]) =>
          number === wallNumber && lastReport !== null && isRecent(lastReport.at),
      );
      const number = entry && (await registry.change(entry[0], (wall) => give(wall, command)));
      if (number) return number;
      throw new Failure('not_found', 'request', {
        message: 'No wall has this number. Load the list again.',
      });
    },
    async list() {
      const walls = await registry.all();
      return walls.flatMap(([, { number, name, state, remotes, lastReport }]) => {
        if (lastReport === null || state === null || !isRecent(lastReport.at)) return [];
        const { at, ...report } = lastReport;
        const summary = { ...report, state, silentSeconds: silentSeconds(at), remotes: remotes.length };
        return [{ wallNumber: number, name, ...summary }];
      });
    },
  };
}
