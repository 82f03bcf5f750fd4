import type { TickedClock } from '#bff/testing/ticked-clock.ts';
import type { Transport } from '#bff/upstream/upstream-client.ts';
import { HOUR_S } from '#contract/durations.ts';
import { type Call, type Reply, responseOf } from './reply.ts';

/** What a process that has been replaced gets. */
const NEVER = new Promise<never>(() => {});
/** Requests of the account in an hour. */
const LIMIT = 5_000;

/** Something that is wrong with the data service for some time or some calls. */
export interface Cause {
  readonly name: string;
  readonly reply: Reply;
  readonly hits: (call: Call) => boolean;
  /** Seconds of the walk. */
  readonly until: number;
  /** Calls that it still meets. */
  callsLeft: number;
}

interface Observer {
  onSend(call: Call): void;
  onReply(call: Call, reply: Reply): void;
}

export type ScriptedUpstream = ReturnType<typeof createScriptedUpstream>;

/** A data service that answers as causes say, and otherwise with data, and counts by itself. */
export function createScriptedUpstream(clock: TickedClock, observer: Observer) {
  let causes: Cause[] = [];
  let window = -1;
  let used = 0;
  const countedUsers = new Set<string>();
  const now = () => clock.elapsed() / 1_000;

  function callOf(url: string): Call {
    const { pathname, searchParams } = new URL(url);
    const parameter = (name: string) => searchParams.get(name) ?? '';
    const isLive = pathname.includes('livescores');
    return {
      key: isLive ? 'live' : `events ${parameter('id')}`,
      operation: isLive ? 'live' : 'events',
      datasets: parameter('include')
        .split(',')
        .filter((name) => name !== ''),
      user: parameter('user'),
      secret: parameter('token'),
      sentAt: now(),
    };
  }

  function decide(call: Call): Reply {
    const cause = causes.find(({ until, callsLeft, hits }) => now() < until && callsLeft > 0 && hits(call));
    if (!cause) return { kind: 'data' };
    cause.callsLeft -= 1;
    return cause.reply;
  }

  return {
    /** Time from a call to its reply, seconds. */
    latency: 0,
    replies: 0,
    /** Whether a user has been told how many requests are left. */
    isCounted: (user: string) => countedUsers.has(user),
    forgetCounts: () => countedUsers.clear(),
    begin(cause: Cause): void {
      causes.push(cause);
    },
    /** Whether nothing is wrong. */
    get isWell() {
      return causes.every(({ until, callsLeft }) => callsLeft <= 0 || now() >= until);
    },
    endCauses(this: { latency: number }): void {
      causes = [];
      this.latency = 0;
    },
    /** @param isAlive whether the process that sends by it has not been replaced */
    transport(this: { latency: number; replies: number }, isAlive: () => boolean): Transport {
      return async (_, { url }) => {
        if (!isAlive()) return await NEVER;
        const call = callOf(url);
        const currentWindow = Math.floor(clock.now() / 1_000 / HOUR_S);
        if (currentWindow !== window) [window, used] = [currentWindow, 0];
        const reply = decide(call);
        if (reply.kind === 'data') used += 1;
        if (reply.kind === 'data' && !('left' in reply)) countedUsers.add(call.user);
        const requestsLeft = LIMIT - used;
        observer.onSend(call);
        const latency = reply.kind === 'down' && reply.by === 'timeout' ? 8 : this.latency;
        if (latency > 0) await new Promise<void>((resolve) => clock.schedule(resolve, latency * 1_000));
        this.replies += 1;
        if (!isAlive()) return await NEVER;
        observer.onReply(call, reply);
        return responseOf(reply, call, requestsLeft);
      };
    },
  };
}
