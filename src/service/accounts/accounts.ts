import type { Caller } from '#service/answer/meta.ts';
import type { World } from '#service/world/world.ts';
import type { Account } from './account.ts';
import { leaguesOf } from './league-choice.ts';
import type { Plan } from './plans.ts';

/** An authenticated user, as far as the response depends on it. */
export interface Guest extends Caller {
  readonly plan: Plan;
  /** Returns whether the plan includes a competition. */
  covers(leagueId: number): boolean;
  /** World seconds until the next window if no request is left; else null. */
  readonly barredFor: number | null;
}

/** The accounts of the service, with their request counters. */
export interface Accounts {
  /** Counts a request at `now` (epoch seconds) in the account's window; null for a wrong user or token. */
  admit(user: string | undefined, token: string | undefined, now: number): Guest | null;
}

/** Windows start at the full hour, or at midnight UTC (our choice: the real service's are unknown). */
const SECONDS = { hour: 3_600, day: 86_400 } as const;

/** Returns an account with the counter of its current window, a fixed size for each account. */
function counterOf(account: Account, world: World) {
  const { plan, user, token } = account;
  const leagues = leaguesOf(account, world);
  const seconds = SECONDS[plan.window];
  let window = Number.NaN;
  let used = 0;
  const covers = (leagueId: number) => leagues === null || leagues.has(leagueId);
  return {
    user,
    token,
    count: (now: number): Guest => {
      const current = Math.floor(now / seconds);
      if (current !== window) [window, used] = [current, 0];
      const barredFor = used >= plan.requests ? (current + 1) * seconds - now : null;
      if (barredFor === null) used += 1;
      return { user, plan, requestsLeft: plan.requests - used, covers, barredFor };
    },
  };
}

/** Counts the requests of each account by the world's clock. */
export function createAccounts(accounts: readonly Account[], world: World): Accounts {
  const counters = accounts.map((account) => counterOf(account, world));
  return {
    admit: (user, token, now) =>
      counters.find((counter) => counter.user === user && counter.token === token)?.count(now) ?? null,
  };
}
