import { readUpstream, type UpstreamAccount } from '#bff/upstream/upstream-account.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that hold the account's token or the name of its file. */
const SECRET_NAMES = ['UPSTREAM_TOKEN', 'UPSTREAM_TOKEN_FILE', 'TOKEN'];

/**
 * Returns the account for the service at `address`, from the environment. Without one there, `http:` addresses get the
 * demo account of the embedded service. Null without an address.
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
