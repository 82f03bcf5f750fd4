import { HOUR_S } from '#contract/durations.ts';
import type { Call, Reply } from './reply.ts';

/** Waits after the first, second and every further refusal of the same thing, seconds. */
const REPEATED_WAITS = [60, 300, 900] as const;
/** Wait after a call whose reply does not answer what it was sent for. */
const NO_NEWS_WAIT = 60;
/** Calls without an answer after which calls wait, and how long at least. */
const MAX_UNANSWERED = 5;
const DOWN_WAIT = 1.5;
const CREDENTIALS_WAIT = 60;
const LIMIT_WAIT = { min: 5, max: 900, unnamed: 60 };
/** Period of matches in play, and of a key whose calls fail. */
const PERIOD = 30;
/** Time that polls, timers and a call may take beyond a bound. */
export const SLACK = 15;
/** Datasets are tried again one by one, with refreshes that are due anyway. */
const DATASET_DELAY = 3 * PERIOD;
/** Time in which an answer is read; calls of that time are sent together. */
const TOGETHER = 0.1;
/** Share of a bound before which a call is too early: waits may vary. */
const EARLY_SHARE = 0.75;

/** Datasets of the live list. */
export const DATASETS = ['events', 'stats'] as const;

const repeatedWait = (count: number) => REPEATED_WAITS[Math.min(count, REPEATED_WAITS.length) - 1] ?? 0;

/** Returns the wait after so many reports in a row that nothing is left: the second one confirms the first. */
const emptyWait = (reports: number) => repeatedWait(Math.max(1, reports - 1));

/** Name of all keys of an operation. */
const allOf = (operation: string) => `all ${operation}`;

interface Refusals {
  readonly words: string | null;
  /** Refusals in a row, and those since it was last asked out of turn, which may count anew. */
  readonly count: number;
  readonly newCount: number;
  readonly at: number;
  /** When it has to be asked again, and until when it may not. */
  readonly until: number;
  readonly min: number;
  /** When it is asked again if the call out of turn brings no answer. */
  readonly laterUntil?: number;
}

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
  const refusals = new Map<string, Refusals>();
  const dueAt = new Map<string, number>();
  /** When the last data that were sent for a key expire. */
  const freshUntil = new Map<string, number>();
  const inFlight = new Map<string, number>();

  function refuse(scope: string, words: string | null, { sentAt, datasets }: Call, at: number): void {
    const former = refusals.get(scope);
    // A call without datasets follows at once when one with datasets is refused.
    const isNew = former === undefined || sentAt > former.at + TOGETHER;
    const count = (former?.count ?? 0) + (isNew ? 1 : 0);
    // Other words may mean something else.
    const newCount = former?.words === words ? former.newCount + (isNew ? 1 : 0) : 1;
    // Without words it may mean a dataset.
    const isVague = words === null && datasets.length > 0;
    const min = isVague ? at : at + repeatedWait(newCount) * EARLY_SHARE;
    refusals.set(scope, { words, count, newCount, at, until: at + repeatedWait(count), min });
  }

  const refusedUntil = (scope: string) => refusals.get(scope)?.until ?? 0;

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
    for (const scope of [call.key, allOf(call.operation), ...call.datasets]) refusals.delete(scope);
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
    const waitOf = (reports: number) =>
      reports === 1 ? emptyWait(1) : Math.min(emptyWait(reports), windowEnd);
    close(call, now, waitOf(emptyReports));
    gate.min = left > 0 ? 0 : now + Math.min(waitOf(newEmptyReports), windowEnd) * EARLY_SHARE;
  }

  return {
    /** Adds a key that pages poll. */
    watch: (key: string) => void dueAt.set(key, 0),

    onSend(call: Call): string | null {
      inFlight.set(call.key, (inFlight.get(call.key) ?? 0) + 1);
      if (call.secret !== account.secret) return null;
      const { sentAt, key, operation } = call;
      const pause = sentAt - lastSentAt;
      lastSentAt = sentAt;
      if (unanswered >= MAX_UNANSWERED && pause > TOGETHER && pause < DOWN_WAIT)
        return 'one more call of many, although none is answered';
      // Calls of one instant were sent together.
      if (sentAt <= gate.since + TOGETHER) return null;
      if (sentAt < gate.min && permits === 0)
        return `a call although the data service said to wait until ${gate.min.toFixed(1)}`;
      if (sentAt < gate.min) permits -= 1;
      const refusal = refusals.get(key);
      if (refusal === undefined || !refusals.has(allOf(operation)) || sentAt <= refusal.at + TOGETHER)
        return null;
      return sentAt < refusal.min ? `a call for what is refused, before ${refusal.min.toFixed(1)}` : null;
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
      else if (reply.kind === 'credentials') close(call, now, CREDENTIALS_WAIT);
      else if (reply.kind === 'limit') {
        const { min, max, unnamed } = LIMIT_WAIT;
        close(call, now, Math.min(Math.max(reply.retryAfter ?? unnamed, min), max));
      } else if (reply.kind === 'down') {
        unanswered += 1;
        for (const [key, at] of dueAt) dueAt.set(key, Math.max(at, now + PERIOD));
      } else {
        const own = reply.dataset === undefined ? [call.key, allOf(call.operation)] : [];
        // Without words it may mean a dataset.
        const datasets = reply.dataset !== undefined || reply.message === null ? call.datasets : [];
        for (const scope of [...own, ...datasets]) refuse(scope, reply.message, call, now);
      }
      // No word of what was refused leaves it as it was.
      if (reply.kind === 'data') return;
      if (reply.kind !== 'lack')
        for (const [scope, each] of refusals)
          refusals.set(scope, {
            ...each,
            until: Math.max(each.laterUntil ?? each.until, now + NO_NEWS_WAIT),
          });
      if (emptyReports === 0) return;
      if (reply.kind === 'limit') emptyReports += 1;
      gate.max = Math.max(gate.max, now + (reply.kind === 'limit' ? emptyWait(emptyReports) : NO_NEWS_WAIT));
    },

    /** A new process has no calls under way and nothing but what it saved. */
    onStart(isDiskBroken: boolean, now: number): void {
      inFlight.clear();
      freshUntil.clear();
      if (isDiskBroken) newEmptyReports = 0;
      this.onReload(now);
    },
    onReload(now: number): void {
      unanswered = 0;
      for (const [scope, each] of refusals)
        refusals.set(scope, { ...each, newCount: 0, until: now, laterUntil: each.until, min: now });
      askAll(now);
      gate.max = now;
      // What a second report confirmed is saved, and allows one call.
      if (newEmptyReports > 1) permits = 1;
      else [gate.min, newEmptyReports] = [0, 0];
    },
    onCredentials(newAccount: Account, now: number): void {
      unanswered = 0;
      refusals.clear();
      askAll(now);
      if (newAccount.user === account.user) [gate.min, newEmptyReports] = [0, 0];
      else openGate(now);
      account = newAccount;
    },

    /** Returns when a call for `key` is overdue. */
    dueBy(key: string): number {
      if ((inFlight.get(key) ?? 0) > 0) return Number.POSITIVE_INFINITY;
      const [operation = ''] = key.split(' ');
      return (
        Math.max(gate.max, dueAt.get(key) ?? 0, refusedUntil(key), refusedUntil(allOf(operation))) + SLACK
      );
    },
    /** Returns a dataset that a call for the live list leaves out for too long; null: none. */
    missingDataset({ key, datasets, sentAt }: Call): string | null {
      const isDue = (dataset: string) =>
        refusals.has(dataset) &&
        sentAt > refusedUntil(dataset) + DATASET_DELAY &&
        !datasets.includes(dataset);
      return key === 'live' ? (DATASETS.find(isDue) ?? null) : null;
    },
  };
}
