import type { ApiRequest } from '#bff/api-request.ts';
import type { Version } from '#bff/cache/version.ts';
import type { Allowance } from '#bff/config/config.ts';
import type { Log } from '#bff/log.ts';
import type { Clock } from '#contract/clock.ts';
import { type AllowanceLevel, type AllowanceSharing, type Budget, createBudget } from './budget.ts';
import { createRefusals } from './refusals.ts';
import { openStateFile, type StateFile } from './state-file.ts';

export const UNKNOWN_ALLOWANCE: Allowance = { perHour: null, perDay: null };

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
  /** Null or undefined: nothing is saved. */
  readonly stateDir?: string | null | undefined;
  /** Default: no other process uses the account. */
  readonly sharing?: AllowanceSharing | undefined;
}

/** Allowance and plan of the account at the data service. */
export interface AccountAllowance {
  readonly budget: Budget;
  /** Returns the ms until a refresh may start; 0: now. */
  wait(apiRequest: ApiRequest): number;
  /** Returns a loader that omits the datasets that the plan lacks. */
  load(inner: Load): Load;
  /** Forgets the limits of the plan and, for another user, the allowance. */
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
  } = options;
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
  const isMetered = mode === 'real';
  const livePeriodMs = livePollSeconds * 1_000;
  const budget: Budget = createBudget({
    clock,
    elapsed,
    allowance,
    isMetered,
    livePeriodMs,
    onChange,
    sharing,
  });
  const refusals = createRefusals(clock, onChange);

  function open(): void {
    if (!stateDir || mode === 'embedded') return;
    const currentState = () => ({
      version: 1 as const,
      budget: budget.savedState,
      refusals: [...refusals.savedRefusals],
    });
    file = openStateFile(stateDir, { url, user }, currentState, log);
    const savedState = file.read();
    budget.restore(savedState?.budget ?? null);
    refusals.restore(savedState?.refusals ?? []);
  }
  open();

  return {
    budget,
    // An operation that the plan lacks is refused without a request.
    wait: (apiRequest) => (refusals.hasOperation(apiRequest.operation) ? 0 : budget.wait(apiRequest)),
    load: (inner) => (apiRequest, previous, signal) =>
      refusals.load(apiRequest, (narrowedRequest) => inner(narrowedRequest, previous, signal)),
    async onCredentialsChange(newUser) {
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
