import type { Version } from '#bff/cache/version.ts';
import type { Allowance } from '#bff/config/config.ts';
import type { Log } from '#bff/log.ts';
import type { Question } from '#bff/question.ts';
import type { Clock } from '#contract/clock.ts';
import { type AllowanceLevel, type Budget, createBudget } from './budget.ts';
import { createRefusals } from './refusals.ts';
import { openStateFile, type StateFile } from './state-file.ts';

const UNKNOWN_ALLOWANCE: Allowance = { perHour: null, perDay: null };

const LEVEL_EVENTS: Readonly<Record<AllowanceLevel, string>> = {
  plenty: 'enough requests left again',
  short: 'few requests left',
  'used up': 'no requests left',
};

type Load = (question: Question, previous: Version | null, signal: AbortSignal) => Promise<Version>;

export interface AccountOptions {
  readonly url: string;
  readonly user: string;
  /** `embedded`: requests are free, so no period is stretched and nothing is saved. */
  readonly mode: 'embedded' | 'real';
  /** Seconds between two polls of live matches. */
  readonly liveEvery: number;
  readonly clock: Clock;
  readonly elapsed: () => number;
  readonly log: Log;
  readonly allowance?: Allowance | undefined;
  /** Null or undefined: nothing is saved. */
  readonly stateDir?: string | null | undefined;
}

/** Allowance and plan of the account at the data service. */
export interface Account {
  readonly budget: Budget;
  /** Returns the ms until a refresh may start; 0: now. */
  wait(question: Question): number;
  /** Returns a loader that omits the datasets that the plan lacks. */
  load(inner: Load): Load;
  /** Forgets the limits of the plan and, for another user, the allowance. */
  credentialsChanged(user: string): Promise<void>;
  /** Saves pending changes. */
  close(): Promise<void>;
}

export function createAccount(options: AccountOptions): Account {
  const { url, mode, liveEvery, clock, elapsed, log, allowance = UNKNOWN_ALLOWANCE, stateDir } = options;
  let { user } = options;
  let file: StateFile | null = null;
  let level: AllowanceLevel = 'plenty';
  const onChange = () => {
    file?.save();
    if (budget.level === level) return;
    level = budget.level;
    const { requestsLeft, limit } = budget.state;
    const numbers = { ...(requestsLeft !== null && { requestsLeft }), ...(limit !== null && { limit }) };
    log(level === 'plenty' ? 'info' : 'warn', LEVEL_EVENTS[level], numbers);
  };
  const stretches = mode === 'real';
  const livePeriodMs = liveEvery * 1_000;
  const budget: Budget = createBudget({ clock, elapsed, allowance, stretches, livePeriodMs, onChange });
  const refusals = createRefusals(clock, onChange);

  function open(): void {
    if (!stateDir || mode === 'embedded') return;
    const current = () => ({ version: 1 as const, budget: budget.saved, refusals: [...refusals.saved] });
    file = openStateFile(stateDir, { url, user }, current, log);
    const saved = file.read();
    budget.restore(saved?.budget ?? null);
    refusals.restore(saved?.refusals ?? []);
  }
  open();

  return {
    budget,
    // An operation that the plan lacks is refused without a request.
    wait: (question) => (refusals.hasOperation(question.operation) ? 0 : budget.wait(question)),
    load: (inner) => (question, previous, signal) =>
      refusals.load(question, (narrowed) => inner(narrowed, previous, signal)),
    async credentialsChanged(newUser) {
      const isSameUser = newUser === user;
      const formerFile = file;
      // From here on changes belong to the new credentials.
      if (!isSameUser) file = null;
      await formerFile?.flush();
      user = newUser;
      if (!isSameUser) {
        budget.restore(null);
        open();
      }
      refusals.restore([]);
      onChange();
    },
    close: () => file?.flush() ?? Promise.resolve(),
  };
}
