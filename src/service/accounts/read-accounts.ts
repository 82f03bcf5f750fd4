import { DEMO, type ServiceAccount } from './account.ts';
import { PLANS } from './plans.ts';

/** An account, or a sentence about what is wrong with its text. The sentence never contains the token. */
type AccountReading = { account: ServiceAccount } | { problem: string };

const ACCOUNT_NAME = /^[\w.@-]{1,64}$/;

function readAccount(text: string, place: number): AccountReading {
  const [user = '', token = '', key = '', leagueList, ...more] = text.trim().split(':');
  const label = `SERVICE_ACCOUNTS, account ${place}${ACCOUNT_NAME.test(user) ? ` (${user})` : ''}`;
  if (!ACCOUNT_NAME.test(user) || !ACCOUNT_NAME.test(token) || more.length > 0) {
    return {
      problem: `${label} must be user:token:plan or user:token:plan:league+league; user and token are letters, digits and . _ @ -.`,
    };
  }
  const plan = Object.hasOwn(PLANS, key) ? PLANS[key] : undefined;
  if (plan === undefined)
    return { problem: `${label} must have one of these plans: ${Object.keys(PLANS).join(', ')}.` };
  if (leagueList === undefined) return { account: { user, token, plan, leagues: null } };
  const numbers = leagueList.split('+');
  if (!numbers.every((number) => /^\d{1,4}$/.test(number)))
    return { problem: `${label} must name its leagues by id, separated by +.` };
  const leagues = [...new Set(numbers.map(Number))];
  if (plan.leagues !== null && leagues.length > plan.leagues)
    return { problem: `${label} must name at most ${plan.leagues} leagues, got ${leagues.length}.` };
  return { account: { user, token, plan, leagues } };
}

/**
 * Reads SERVICE_ACCOUNTS: accounts separated by commas, each `user:token:plan` or
 * `user:token:plan:league+league`. The demo account is always included.
 */
export function readAccounts(text: string): { accounts: readonly ServiceAccount[] } | { problem: string } {
  const accounts: ServiceAccount[] = [DEMO];
  for (const [index, part] of text.split(',').entries()) {
    const reading = readAccount(part, index + 1);
    if ('problem' in reading) return reading;
    const { user } = reading.account;
    if (accounts.some((other) => other.user === user))
      return { problem: `SERVICE_ACCOUNTS must name every user once, got ${user} twice.` };
    accounts.push(reading.account);
  }
  return { accounts };
}
