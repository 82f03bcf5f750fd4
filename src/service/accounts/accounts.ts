import type { Caller } from '#service/answer/meta.ts';
import type { World } from '#service/world/world.ts';
import type { ServiceAccount } from './account.ts';
import { leaguesOf } from './leagues-of.ts';
import type { Plan } from './plans.ts';

/** An authenticated user, as far as the response depends on it. */
export interface AuthenticatedCaller extends Caller {
  readonly plan: Plan;
  /** Returns whether the plan includes a competition. */
  covers(leagueId: number): boolean;
  /** World seconds until the next window if no request is left; else null. */
  readonly retryAfterSeconds: number | null;
}

/** The accounts of the service, with their request counters. */
export interface Accounts {
  /** Counts a request at `now` (epoch seconds) in the account's window; null for a wrong user or token. */
  admit(user: string | undefined, token: string | undefined, now: number): AuthenticatedCaller | null;
}

/** Windows start at the full hour, or at midnight UTC (our choice: the real service's are unknown). */
const WINDOW_SECONDS = { hour: 3_600, day: 86_400 } as const;

/** Returns an account with the counter of its current window, a fixed size for each account. */
function counterOf(account: ServiceAccount, world: World) {
  const { plan, user, token } = account;
  const leagues = leaguesOf(account, world);
  const seconds = WINDOW_SECONDS[plan.window];
  let window = Number.NaN;
  let used = 0;
  const covers = (leagueId: number) => leagues === null || leagues.has(leagueId);
  return {
    user,
    token,
    count: (now: number): AuthenticatedCaller => {
      const current = Math.floor(now / seconds);
      if (current !== window) [window, used] = [current, 0];
      const retryAfterSeconds = used >= plan.requests ? (current + 1) * seconds - now : null;
      if (retryAfterSeconds === null) used += 1;
      return { user, plan, requestsLeft: plan.requests - used, covers, retryAfterSeconds };
    },
  };
}

/** Counts the requests of each account by the world's clock. */
export function createAccounts(accounts: readonly ServiceAccount[], world: World): Accounts {
  const counters = accounts.map((account) => counterOf(account, world));
  return {
    admit: (user, token, now) =>
      counters.find((counter) => counter.user === user && counter.token === token)?.count(now) ?? null,
  };
}
