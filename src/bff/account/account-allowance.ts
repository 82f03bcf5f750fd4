import { createHash } from 'node:crypto';
import type { ApiRequest } from '#bff/api-request.ts';
import type { Version } from '#bff/cache/version.ts';
import { type Schedule, scheduleUnref } from '#bff/cache/watch.ts';
import type { Allowance } from '#bff/config/config.ts';
import type { Failure } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import { openStateFile, type StateFile } from '#bff/state/state-file.ts';
import type { Clock } from '#contract/clock.ts';
import { type AllowanceLevel, type AllowanceSharing, type Budget, createBudget } from './budget.ts';
import type { Lack } from './lacks.ts';
import { createPlanLoader } from './plan-loader.ts';
import { readSavedState, type SavedState } from './saved-state.ts';

export const UNKNOWN_ALLOWANCE: Allowance = { perHour: null, perDay: null };

/** Returns a file name that is unique to the account without revealing it. */
function fileName(url: string, user: string): string {
  const hash = createHash('sha256').update(`${url}\n${user}`).digest('hex').slice(0, 16);
  return `allowance-${hash}.json`;
}

const LEVEL_EVENTS: Readonly<Record<AllowanceLevel, string>> = {
  plenty: 'enough requests left again',
  short: 'few requests left',
  'used up': 'no requests left',
};

type Load = (apiRequest: ApiRequest, previous: Version | null, signal: AbortSignal) => Promise<Version>;

export interface AccountAllowanceOptions {
  readonly url: string;
  readonly user: string;
  /** `embedded`: requests are free, so no period is stretched and nothing is saved. */
  readonly mode: 'embedded' | 'real';
  /** Seconds between two polls of live matches. */
  readonly livePollSeconds: number;
  readonly clock: Clock;
  readonly elapsed: () => number;
  readonly log: Log;
  readonly allowance?: Allowance | undefined;
  /** Runs the writes of the state file. */
  readonly schedule?: Schedule | undefined;
  /** Null or undefined: nothing is saved. */
  readonly stateDir?: string | null | undefined;
  /** Default: no other process uses the account. */
  readonly sharing?: AllowanceSharing | undefined;
  /** Called when calls resume, or when there are more requests than were believed. */
  readonly onRelief?: (() => void) | undefined;
}

/** Allowance and plan of the account at the data service. */
export interface AccountAllowance {
  readonly budget: Budget;
  /** Operations and datasets that the plan lacks. */
  readonly lacks: readonly Lack[];
  /** Returns why a refresh may not start now, with the time until it may; null: it may. */
  refusal(apiRequest: ApiRequest): Failure | null;
  /** Returns a loader that omits the datasets that the plan lacks. */
  load(inner: Load): Load;
  /** Lets everything that the service refused be requested again. */
  ask(): void;
  /** Forgets the refusals of the former credentials and, for another user, the allowance. */
  onCredentialsChange(user: string): Promise<void>;
  /** Saves pending changes. */
  close(): Promise<void>;
}

export function createAccountAllowance(options: AccountAllowanceOptions): AccountAllowance {
  const {
    url,
    mode,
    livePollSeconds,
    clock,
    elapsed,
    log,
    allowance = UNKNOWN_ALLOWANCE,
    stateDir,
    sharing,
    onRelief,
    schedule = scheduleUnref,
  } = options;
  let { user } = options;
  let file: StateFile<SavedState> | null = null;
  let level: AllowanceLevel = 'plenty';
  const onChange = () => {
    file?.save();
    if (budget.level === level) return;
    level = budget.level;
    const { requestsLeft, limit } = budget.state;
    const numbers = { ...(requestsLeft !== null && { requestsLeft }), ...(limit !== null && { limit }) };
    log(level === 'plenty' ? 'info' : 'warn', LEVEL_EVENTS[level], numbers);
  };
  const isMetered = mode === 'real';
  const livePeriodMs = livePollSeconds * 1_000;
  const budget: Budget = createBudget({
    clock,
    elapsed,
    allowance,
    isMetered,
    livePeriodMs,
    onChange,
    onRelief,
    log,
    sharing,
  });
  const plan = createPlanLoader(elapsed, log, onChange);

  function open(): void {
    if (!stateDir || mode === 'embedded') return;
    const currentState = () => ({
      version: 1 as const,
      budget: budget.savedState,
      plan: plan.savedLacks,
    });
    file = openStateFile({
      directory: stateDir,
      name: fileName(url, user),
      subject: 'allowance',
      log,
      schedule,
      currentState,
      parse: readSavedState,
    });
    const savedState = file.read();
    budget.restore(savedState?.budget ?? null);
    if (savedState) plan.restore(savedState.plan);
  }
  open();

  return {
    budget,
    get lacks() {
      return plan.lacks;
    },
    // What the plan lacks stays so when nothing is left, too.
    refusal: (apiRequest) => plan.refusal(apiRequest) ?? budget.refusal(apiRequest),
    load: (inner) => (apiRequest, previous, signal) =>
      plan.load(apiRequest, (narrowedRequest) => inner(narrowedRequest, previous, signal)),
    ask() {
      plan.ask();
      budget.ask();
    },
    async onCredentialsChange(newUser) {
      const isSameUser = newUser === user;
      const formerWrite = isSameUser ? null : file?.flush();
      plan.onCredentialsChange();
      budget.reopen();
      user = newUser;
      if (!isSameUser) {
        file = null;
        budget.restore(null);
        open();
      }
      onChange();
      await formerWrite;
    },
    close: () => file?.flush() ?? Promise.resolve(),
  };
}
