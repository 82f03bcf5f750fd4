import { type Account, DEMO } from './account.ts';
import { PLANS } from './plans.ts';

/** An account, or a sentence about what is wrong with its text. The sentence never contains the token. */
type Reading = { account: Account } | { problem: string };

const NAME = /^[\w.@-]{1,64}$/;

function readAccount(text: string, place: number): Reading {
  const [user = '', token = '', key = '', chosen, ...more] = text.trim().split(':');
  const told = `SERVICE_ACCOUNTS, account ${place}${NAME.test(user) ? ` (${user})` : ''}`;
  if (!NAME.test(user) || !NAME.test(token) || more.length > 0) {
    return {
      problem: `${told} must be user:token:plan or user:token:plan:league+league; user and token are letters, digits and . _ @ -.`,
    };
  }
  const plan = Object.hasOwn(PLANS, key) ? PLANS[key] : undefined;
  if (plan === undefined)
    return { problem: `${told} must have one of these plans: ${Object.keys(PLANS).join(', ')}.` };
  if (chosen === undefined) return { account: { user, token, plan, leagues: null } };
  const numbers = chosen.split('+');
  if (!numbers.every((number) => /^\d{1,4}$/.test(number)))
    return { problem: `${told} must name its leagues by id, separated by +.` };
  const leagues = [...new Set(numbers.map(Number))];
  if (plan.leagues !== null && leagues.length > plan.leagues)
    return { problem: `${told} must name at most ${plan.leagues} leagues, got ${leagues.length}.` };
  return { account: { user, token, plan, leagues } };
}

/**
 * Reads SERVICE_ACCOUNTS: accounts separated by commas, each `user:token:plan` or
 * `user:token:plan:league+league`. The demo account is always included.
 */
export function readAccounts(text: string): { accounts: readonly Account[] } | { problem: string } {
  const accounts: Account[] = [DEMO];
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
