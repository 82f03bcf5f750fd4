import type { Caller } from '#service/answer/meta.ts';

/** Who may ask, and how much an hour. */
export interface Account {
  readonly user: string;
  readonly token: string;
  readonly plan: string;
  readonly requestsPerHour: number;
}

/** The account that every embedded service has, with the largest hourly allowance that is sold. */
export const DEMO: Account = {
  user: 'demo',
  token: 'demo',
  plan: 'Touchline Demo',
  requestsPerHour: 36_000,
};

export interface Accounts {
  /** Counts a request at `now` (epoch seconds) against the account's hour; null for a wrong user or token. */
  admit(user: string | undefined, token: string | undefined, now: number): Caller | null;
}

/** Keeps the count of each account in the running hour of the world's clock. */
export function createAccounts(accounts: readonly Account[]): Accounts {
  const used = new Map<string, { hour: number; requests: number }>();
  return {
    admit: (user, token, now) => {
      const account = accounts.find((candidate) => candidate.user === user && candidate.token === token);
      if (!account) return null;
      const hour = Math.floor(now / 3600);
      const before = used.get(account.user);
      const requests = (before?.hour === hour ? before.requests : 0) + 1;
      used.set(account.user, { hour, requests });
      const requestsLeft = Math.max(0, account.requestsPerHour - requests);
      return { user: account.user, plan: account.plan, requestsLeft };
    },
  };
}
