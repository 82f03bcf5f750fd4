import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readApiRequest } from '#bff/api-request.ts';
import { type CachedService, createCachedService } from '#bff/cached-service.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { createDice, type Dice } from '#contract/testing/dice.ts';
import { SLACK } from './bounds.ts';
import { openPages } from './open-pages.ts';
import { type Account, createOracle } from './oracle.ts';
import type { Call, Reply } from './reply.ts';
import { type Cause, createScriptedUpstream, type ScriptedUpstream } from './scripted-upstream.ts';

/** Rounding must not stop time. */
const MIN_STEP = 0.001;
const TRACE_LENGTH = 60;
/** Nothing new comes of more time in which nothing is wrong, seconds. */
const MAX_QUIET = 45;

export interface Walk {
  readonly dice: Dice;
  readonly upstream: ScriptedUpstream;
  readonly account: Account;
  /** @param calls default: any number */
  begin(cause: Omit<Cause, 'until' | 'callsLeft'>, seconds: number, calls?: number): void;
  /** Lets time pass: pages poll, timers fire, replies arrive. Throws if a promise is broken. */
  pass(seconds: number): Promise<void>;
  /** Visitors open the pages, and matches that no page has open. */
  visit(coldMatches?: number): Promise<void>;
  restart(isDiskBroken: boolean): Promise<void>;
  /** Does what SIGHUP does. */
  reload(): void;
  changeCredentials(isSameUser: boolean): void;
  /** Ends all causes and waits until everything has to be current. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

const NEVER_BLOCKED = { isBlocked: false, close: () => {} };

/** Starts the proxy's account and cache before a scripted data service, on a ticked clock, with an oracle that watches both. */
export async function startWalk(seed: number): Promise<Walk> {
  const clock = createTickedClock();
  const dice = createDice(seed);
  const jitter = createDice(seed);
  const now = () => clock.elapsed() / 1_000;
  const folder = mkdtempSync(join(tmpdir(), 'touchline-walk-'));
  const stateDir = join(folder, 'state');
  const trace: string[] = [];
  let account: Account = { user: 'ann', secret: 'token-of-ann-0000' };
  let matches = 1_000;
  let changes = 0;
  let starts = 0;
  let problem: string | null = null;
  const oracle = createOracle(account);

  function note(text: string): void {
    trace.push(`${now().toFixed(1).padStart(9)} ${text}`);
    if (trace.length > 2 * TRACE_LENGTH) trace.splice(0, TRACE_LENGTH);
  }

  function onBroken(promise: string, text: string): void {
    problem ??= [`${promise}: ${text} (seed ${seed}, at ${now()})`, ...trace.slice(-TRACE_LENGTH)].join('\n');
  }

  const pages = openPages({ clock, now, answers: () => service.answers, onBroken });
  for (const key of pages.keys) oracle.watch(key);

  function checkSilence(key: string): void {
    const dueBy = oracle.dueBy(key);
    if (now() > dueBy && pages.isRequested(key, dueBy - SLACK))
      onBroken('silence', `${key} was due by ${dueBy}`);
  }

  const upstream = createScriptedUpstream(clock, {
    onSend(call) {
      if (pages.keys.includes(call.key)) checkSilence(call.key);
      const dataset = oracle.missingDataset(call);
      if (dataset !== null) onBroken('silence', `${dataset} of the live list are not requested`);
      const early = oracle.onSend(call);
      if (early !== null) onBroken('no call beyond the allowance', `${call.key}: ${early}`);
    },
    onReply(call, reply) {
      const isCurrent = call.secret === account.secret;
      note(`  ${describe(call, reply)}${isCurrent ? '' : ' (former credentials)'}`);
      oracle.onReply(call, reply, now());
      if (reply.kind === 'data' && isCurrent) pages.onData(call);
    },
  });

  function start(): CachedService {
    starts += 1;
    const number = starts;
    const isAlive = () => number === starts;
    return createCachedService({
      upstream: { url: 'http://127.0.0.1:1', user: account.user, token: account.secret, mode: 'real' },
      clock,
      elapsed: clock.elapsed,
      // Timers end with their process.
      schedule: (task, ms) => clock.schedule(() => isAlive() && task(), ms),
      // A write for each second would take most of the time; the one at the end of the process is enough.
      scheduleSave: () => () => {},
      random: () => jitter.below(1_000) / 1_000,
      stateDir,
      eventLoop: NEVER_BLOCKED,
      transport: upstream.transport(isAlive),
    });
  }
  let service = start();

  /** Lets everything that is due now finish, and checks the promises. */
  async function settle(): Promise<void> {
    for (let replies = -1; replies !== upstream.replies; ) {
      ({ replies } = upstream);
      await new Promise(setImmediate);
      await new Promise(setImmediate);
    }
    await pages.settle();
    for (const key of pages.keys) checkSilence(key);
    pages.check();
    if (problem !== null) throw new Error(problem);
  }

  async function pass(seconds: number): Promise<void> {
    const end = now() + seconds;
    let quietSince = now();
    for (;;) {
      pages.poll();
      await settle();
      if (!upstream.isWell || !oracle.isOpen(now())) quietSince = now();
      if (now() >= end || now() > quietSince + MAX_QUIET) return;
      const next = Math.min(end, clock.nextTimerAt / 1_000, pages.nextPollAt);
      clock.tick(Math.max(next - now(), MIN_STEP));
    }
  }

  async function visit(coldMatches = 0): Promise<void> {
    pages.visit();
    for (let index = 0; index < coldMatches; index += 1) {
      matches += 1;
      void service.answers.get(readApiRequest('fixtures', `t=match_events&id=${matches}`));
    }
    await settle();
  }

  return {
    dice,
    upstream,
    get account() {
      return account;
    },
    begin(cause, seconds, calls = Number.POSITIVE_INFINITY) {
      note(`${cause.name}, ${seconds} s, ${calls} calls`);
      upstream.begin({ ...cause, until: now() + seconds, callsLeft: calls });
    },
    pass,
    visit,
    async restart(isDiskBroken) {
      note(`restart${isDiskBroken ? ' with a broken disk' : ''}`);
      const otherName = join(folder, 'other-name');
      if (isDiskBroken) {
        renameSync(stateDir, otherName);
        writeFileSync(stateDir, '');
        upstream.forgetCounts();
      }
      const formerService = service;
      oracle.onStart(isDiskBroken, now());
      starts += 1;
      await formerService.close();
      service = start();
      if (isDiskBroken) {
        rmSync(stateDir);
        renameSync(otherName, stateDir);
      }
      pages.onStart();
      await visit();
    },
    reload() {
      note('reload');
      oracle.onReload(now());
      service.reloadCredentials();
    },
    changeCredentials(isSameUser) {
      changes += 1;
      const user = isSameUser ? account.user : `user-${changes}`;
      account = { user, secret: `token-of-${user}-${changes}-0000` };
      note(`credentials of ${user}`);
      oracle.onCredentials(account, now());
      service.setCredentials(account.user, account.secret);
    },
    async recover() {
      upstream.endCauses();
      note('all causes have ended');
      await visit();
      for (const key of pages.keys) {
        const seconds = oracle.dueBy(key) - now();
        if (seconds > 0 && Number.isFinite(seconds)) await pass(seconds);
      }
      await visit();
    },
    async close() {
      pages.onStart();
      starts += 1;
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function describe({ key, datasets }: Call, reply: Reply): string {
  return [key, ...datasets, ':', ...Object.values(reply)].join(' ');
}
