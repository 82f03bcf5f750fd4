import { HOUR_S } from '#contract/durations.ts';
import {
  CREDENTIALS_WAIT,
  DOWN_WAIT,
  EARLY_SHARE,
  emptyWait,
  limitWait,
  NO_NEWS_WAIT,
  PERIOD,
  SLACK,
  TOGETHER,
} from './bounds.ts';
import { createPlanRefusals } from './plan-refusals.ts';
import type { Call, Reply } from './reply.ts';

/** Calls without an answer after which calls wait. */
const MAX_UNANSWERED = 5;

/** Credentials in use. */
export interface Account {
  readonly user: string;
  readonly secret: string;
}

/**
 * Knows, from what the data service has replied, when the next call for a key has to be sent and until when none may. It
 * holds the promises to operators, not the way in which Touchline keeps them. Instants are seconds of the walk.
 */
export function createOracle(firstAccount: Account) {
  let account = firstAccount;
  let gate = { since: 0, min: 0, max: 0 };
  /** Consecutive reports that nothing is left. */
  let emptyReports = 0;
  /** Those of the present credentials, which may count anew. */
  let newEmptyReports = 0;
  /** Calls in a row without an answer. */
  let unanswered = 0;
  let lastSentAt = 0;
  /** Calls that may be sent although the gate is closed. */
  let permits = 0;
  const plan = createPlanRefusals();
  const dueAt = new Map<string, number>();
  /** When the last data that were sent for a key expire. */
  const freshUntil = new Map<string, number>();
  const inFlight = new Map<string, number>();

  function close(call: Call, now: number, wait: number): void {
    const isTogether = call.sentAt <= gate.since + TOGETHER;
    const min = now + wait * EARLY_SHARE;
    gate = {
      since: now,
      min: isTogether ? Math.min(min, gate.min) : min,
      max: isTogether ? Math.max(now + wait, gate.max) : now + wait,
    };
  }

  function openGate(now: number): void {
    gate = { since: now, min: 0, max: now };
    emptyReports = 0;
    newEmptyReports = 0;
  }

  function askAll(now: number): void {
    for (const key of dueAt.keys()) dueAt.set(key, Math.max(now, freshUntil.get(key) ?? 0));
  }

  function onData(call: Call, left: unknown, now: number): void {
    plan.onData(call, now);
    dueAt.set(call.key, now + PERIOD);
    freshUntil.set(call.key, now + PERIOD);
    const isCount = typeof left === 'number';
    if (!isCount) {
      if (call.sentAt > gate.since + TOGETHER) openGate(now);
      else gate.min = 0;
      return;
    }
    if (call.sentAt > gate.since + TOGETHER || newEmptyReports === 0) {
      emptyReports += 1;
      newEmptyReports += 1;
    }
    // What is used up is there again when the window ends.
    const windowEnd = HOUR_S - (now % HOUR_S);
    const waitOf = (reports: number, end: number) =>
      reports === 1 ? emptyWait(1) : Math.min(emptyWait(reports), end);
    // A report at the very end of a window may be one of the next.
    close(call, now, waitOf(emptyReports, windowEnd < TOGETHER ? HOUR_S : windowEnd));
    gate.min = left > 0 ? 0 : now + Math.min(emptyWait(newEmptyReports), windowEnd) * EARLY_SHARE;
  }

  return {
    /** Adds a key that pages poll. */
    watch: (key: string) => void dueAt.set(key, 0),

    onSend(call: Call): string | null {
      inFlight.set(call.key, (inFlight.get(call.key) ?? 0) + 1);
      if (call.secret !== account.secret) return null;
      const { sentAt } = call;
      const pause = sentAt - lastSentAt;
      lastSentAt = sentAt;
      if (unanswered >= MAX_UNANSWERED && pause > TOGETHER && pause < DOWN_WAIT)
        return 'one more call of many, although none is answered';
      // Calls of one instant were sent together.
      if (sentAt <= gate.since + TOGETHER) return null;
      if (sentAt < gate.min && permits === 0)
        return `a call although the data service said to wait until ${gate.min.toFixed(1)}`;
      if (sentAt < gate.min) permits -= 1;
      const early = plan.earlyUntil(call);
      return early > 0 ? `a call for what is refused, before ${early.toFixed(1)}` : null;
    },

    onReply(call: Call, reply: Reply, now: number): void {
      inFlight.set(call.key, (inFlight.get(call.key) ?? 1) - 1);
      if (call.secret !== account.secret) {
        // An answer to former credentials is no evidence about the present ones.
        const until = reply.kind === 'data' ? now + PERIOD : now;
        if (dueAt.has(call.key)) dueAt.set(call.key, until);
        freshUntil.set(call.key, until);
        return;
      }
      if (reply.kind !== 'down') unanswered = 0;
      if (reply.kind === 'data') onData(call, reply.left, now);
      else if (reply.kind === 'credentials') {
        // A refused account takes the place of an end that is not confirmed, and of one about which a call was to ask.
        const isForgotten = emptyReports === 1 || call.sentAt > gate.since + TOGETHER;
        if (isForgotten) [emptyReports, newEmptyReports] = [0, 0];
        close(call, now, CREDENTIALS_WAIT);
      } else if (reply.kind === 'limit') close(call, now, limitWait(reply.retryAfter));
      else if (reply.kind === 'lack') plan.onLack(call, reply, now);
      else {
        unanswered += 1;
        for (const [key, at] of dueAt) dueAt.set(key, Math.max(at, now + PERIOD));
      }
      if (reply.kind === 'data') return;
      if (reply.kind !== 'lack') plan.onOther(now);
      if (emptyReports === 0) return;
      if (reply.kind === 'limit') emptyReports += 1;
      else gate.min = Math.min(gate.min, now + NO_NEWS_WAIT * EARLY_SHARE);
      gate.max = Math.max(gate.max, now + (reply.kind === 'limit' ? emptyWait(emptyReports) : NO_NEWS_WAIT));
    },

    /** A new process has no calls under way and nothing but what it saved. */
    onStart(isDiskBroken: boolean, now: number): void {
      inFlight.clear();
      freshUntil.clear();
      if (isDiskBroken) {
        newEmptyReports = 0;
        plan.onBrokenDisk();
      }
      this.onReload(now);
    },
    onReload(now: number): void {
      unanswered = 0;
      plan.onReload(now);
      askAll(now);
      gate.max = now;
      // What a second report confirmed is saved, and allows one call.
      if (newEmptyReports > 1) permits = 1;
      else [gate.min, newEmptyReports] = [0, 0];
    },
    onCredentials(newAccount: Account, now: number): void {
      unanswered = 0;
      plan.onCredentials();
      askAll(now);
      if (newAccount.user === account.user) [gate.min, newEmptyReports] = [0, 0];
      else openGate(now);
      account = newAccount;
    },

    /** Whether every call may be sent. */
    isOpen: (now: number) => plan.isEmpty && emptyReports === 0 && unanswered === 0 && now >= gate.max,

    /** Returns when a call for `key` is overdue. */
    dueBy(key: string): number {
      if ((inFlight.get(key) ?? 0) > 0) return Number.POSITIVE_INFINITY;
      return Math.max(gate.max, dueAt.get(key) ?? 0, plan.dueAt(key)) + SLACK;
    },
    missingDataset: plan.missingDataset,
  };
}
