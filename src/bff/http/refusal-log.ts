import { createHmac, randomBytes } from 'node:crypto';
import type { Schedule } from '#bff/cache/watch.ts';
import type { Misuse } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';

const LINE_INTERVAL_MS = 60_000;
/** Clients that are told apart between two lines. */
const MAX_CLIENTS = 1_000;
const HASH_LENGTH = 12;

/** Logs misuse: the first refusal of a kind at once, those of each following minute in one line. */
export interface RefusalLog {
  /** @param client key of its limits, which the log holds only as a hash that no other start of this server makes */
  refuse(kind: Misuse, client: string): void;
  /** Writes what has not been written yet. */
  close(): void;
}

export function createRefusalLog(log: Log, schedule: Schedule): RefusalLog {
  const secret = randomBytes(32);
  /** Refusals since the last line, by kind and client. */
  const pending = new Map<Misuse, Map<string, number>>();

  const hashOf = (client: string) =>
    createHmac('sha256', secret).update(client).digest('hex').slice(0, HASH_LENGTH);

  function write(kind: Misuse): void {
    const clients = [...(pending.get(kind) ?? [])];
    const [busiest] = clients.toSorted(([, a], [, b]) => b - a);
    pending.delete(kind);
    if (!busiest) return;
    const count = clients.reduce((sum, [, refusals]) => sum + refusals, 0);
    log('warn', 'refused', { kind, client: hashOf(busiest[0]), clients: clients.length, count });
    pending.set(kind, new Map());
    schedule(() => write(kind), LINE_INTERVAL_MS);
  }

  return {
    refuse(kind, client) {
      const clients = pending.get(kind);
      const key = clients && !clients.has(client) && clients.size >= MAX_CLIENTS ? 'others' : client;
      if (clients) return void clients.set(key, (clients.get(key) ?? 0) + 1);
      pending.set(kind, new Map([[client, 1]]));
      write(kind);
    },
    close() {
      for (const kind of [...pending.keys()]) write(kind);
    },
  };
}
