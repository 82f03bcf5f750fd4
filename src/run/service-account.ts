import { readUpstream, type UpstreamAccount } from '#bff/upstream/account.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that hold the account's token, or name the file that does. */
const SECRET_NAMES = ['UPSTREAM_TOKEN', 'UPSTREAM_TOKEN_FILE', 'TOKEN'];

/**
 * Returns the account for the service at `address`: that of the environment, or else for an `http:` address the demo
 * account of the embedded service. Null without an address.
 */
export function readServiceAccount(
  address: string,
  environment: Environment,
  problems: string[],
): UpstreamAccount | null {
  const hasAccount = SECRET_NAMES.some((name) => environment[name]?.trim());
  const isDemo = !hasAccount && address.startsWith('http:');
  const account = isDemo ? { USERNAME: 'demo', TOKEN: 'demo' } : environment;
  return readUpstream({ ...account, UPSTREAM_URL: address }, problems);
}
