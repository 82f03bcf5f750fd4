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
import { createWallCounts } from './wall-counts.ts';
import { createMemoryRecords, type WallRecords } from './wall-records.ts';
import { createWallRegistry, SILENCE_MS } from './wall-registry.ts';
import { createWrongCodes } from './wrong-codes.ts';

const MAX_REMOTES = 8;
const CODE_MS = PAIRING_CODE_SECONDS * 1_000;
const KEY_MS = REMOTE_KEY_SECONDS * 1_000;

type CodeRequest = Extract<WallRemoteRequest, { readonly do: 'code' }>;
type CommandsRequest = Extract<WallRemoteRequest, { readonly do: 'commands' }>;

/** Key of who sends a request; null: a client without limits. */
type Client = string | null;

const noSuchWall = () =>
  new Failure('not_found', 'request', { message: 'No wall has this number. Load the list again.' });

/**
 * Carries commands from remotes and operators to walls, and back what walls show. Walls and remotes are identified by their
 * secrets.
 */
export interface WallRelay {
  /** Returns how many walls of each name report to this process (wall-counts.ts). */
  counts(): ReadonlyMap<string, number>;
  /** Makes a code, which replaces the wall's last one. */
  createCode(request: CodeRequest, client: Client): Promise<PairingCode>;
  /** Ends all remotes of a wall and its code. */
  unpair(wall: string): Promise<void>;
  /** Takes what a wall shows and returns its commands. */
  exchange(request: CommandsRequest, client: Client): Promise<WallOrders>;
  report(report: WallReport, client: Client): Promise<WallOrders>;
  /** Returns a key for a code, which ends with it; null: there is no such code. */
  pair(code: string): Promise<Pairing | null>;
  /** Counts a code that was wrong, or that was not looked at after wrong ones of its client. */
  onWrongCode(): Promise<void>;
  /** Whether more wrong codes are entered than typing errors explain. */
  hasManyWrongCodes(): Promise<boolean>;
  /** Returns the number of the command. */
  send(key: string, command: WallCommand): Promise<number>;
  view(key: string): Promise<RemoteView>;
  leave(key: string): Promise<void>;
  /** Returns the number of an operator's command. */
  operate(wallNumber: number, command: WallCommand): Promise<number>;
  /** Takes a wall off the list, and ends its remotes. */
  remove(wallNumber: number): Promise<void>;
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
  const wrongCodes = createWrongCodes(records, now);
  const ownHash = createSecretHash();
  let sharedHash: ((secret: string) => string) | null = null;
  const counts = createWallCounts(now);

  async function hashOf(secret: string): Promise<string> {
    const hashKey = sharedHash ? null : await records.hashKey();
    if (hashKey) sharedHash = createSecretHash(hashKey);
    return (sharedHash ?? ownHash)(secret);
  }

  const isRecent = (at: number) => now() - at < SILENCE_MS;
  const silentSeconds = (at: number) => Math.floor((now() - at) / 1_000);
  const removeTicket = (name: string) => records.update(name, () => null);

  /** Changes the wall that sent a request; a new one is remembered. */
  async function touch<T>(
    { wall: id, after }: Pick<WallReport, 'wall' | 'after'>,
    client: Client,
    change: (wall: Wall) => T,
    isClaimed = false,
  ): Promise<T> {
    const arrival = { client: client && (await hashOf(`client ${client}`)), isClaimed };
    return registry.changeOrCreate(await hashOf(id), arrival, (wall) => {
      if (isClaimed) wall.isClaimed = true;
      wall.after = after;
      wall.seenAt = now();
      wall.log.onDone(after);
      return change(wall);
    });
  }

  function ordersFor(wall: Wall, state: WallState): Omit<WallOrders, 'hasManyWrongCodes'> {
    wall.state = state;
    wall.log.onState(state, wall.after);
    return {
      wallNumber: wall.number,
      commands: wall.log.take(wall.after, wall.lastReport?.query ?? null),
      remotes: wall.remotes.length,
      hasCode: wall.code !== null,
    };
  }

  /** Returns the hash of a wall in the operator's list. */
  async function findListed(wallNumber: number): Promise<string> {
    const walls = await registry.all();
    const entry = walls.find(
      ([, { number, lastReport }]) => number === wallNumber && lastReport !== null && isRecent(lastReport.at),
    );
    if (entry) return entry[0];
    throw noSuchWall();
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
    counts: counts.read,
    async createCode({ wall: id, after, name }, client) {
      const code = randomCode();
      const [hash, wallHash] = [await hashOf(code), await hashOf(id)];
      const setCode = (wall: Wall) => {
        const { code: replacedCode } = wall;
        wall.name = name;
        wall.code = { hash, endsAt: now() + CODE_MS };
        return replacedCode;
      };
      const oldCode = await touch({ wall: id, after }, client, setCode, true);
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
    async exchange({ state, visibleMatches, ...request }, client) {
      const orders = await touch(request, client, (wall) => {
        wall.visibleMatches = visibleMatches;
        return ordersFor(wall, state);
      });
      return { ...orders, hasManyWrongCodes: await wrongCodes.areMany() };
    },
    async report({ wall: id, after, name, state, ...report }, client) {
      const { label, ...orders } = await touch({ wall: id, after }, client, (wall) => {
        wall.name = name;
        wall.lastReport = { ...report, at: now() };
        wall.log.onQuery(report.query);
        return { ...ordersFor(wall, state), label: wall.isClaimed ? name || `Wall ${wall.number}` : '' };
      });
      counts.onReport(await hashOf(id), label);
      return { ...orders, hasManyWrongCodes: await wrongCodes.areMany() };
    },
    onWrongCode: wrongCodes.count,
    hasManyWrongCodes: wrongCodes.areMany,
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
      const number = await registry.change(await findListed(wallNumber), (wall) => {
        wall.isClaimed = true;
        return give(wall, command);
      });
      if (number !== null) return number;
      throw noSuchWall();
    },
    async remove(wallNumber) {
      const hash = await findListed(wallNumber);
      await registry.remove(hash);
      counts.remove(hash);
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
