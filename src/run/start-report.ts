import { isatty } from 'node:tty';
import type { UpstreamAccount } from '#bff/upstream/upstream-account.ts';
import { isLoopback } from '#contract/loopback.ts';
import type { Feed } from '#service/feed.ts';
import { createLog, type LogOptions, type RunLog } from './log.ts';
import { misspeltVariables, unusedCredentials } from './variables.ts';

const STDOUT = 1;

export interface StartReport {
  readonly address: string;
  /** Value of HOST. */
  readonly host: string;
  /** The real service; null: the embedded one or a recording. */
  readonly upstream: UpstreamAccount | null;
  /** Value of UPSTREAM_URL. */
  readonly upstreamUrl: string | undefined;
  /** Value of SERVICE_FEED. */
  readonly feed: Feed;
  /** Numbers of the processes, and what else machines read. */
  readonly facts: Readonly<Record<string, number>>;
}

/** Whether a server at this host accepts connections of other machines. */
const isOpen = (host: string) =>
  !isLoopback(new URL(`http://${host.includes(':') ? `[${host}]` : host}`).hostname);

/** Names the data service: a real one by its host, never its token. */
function serviceOf({ upstream, upstreamUrl, feed }: StartReport): string {
  if (upstream) return new URL(upstream.url).host;
  if (upstreamUrl?.trim()) return 'a recording';
  return `the embedded service (invented football${feed === 'tidy' ? '' : `, ${feed}`})`;
}

/** Reports the start: in a terminal by a sentence, elsewhere by an event that every level but `silent` has. */
export async function reportStart(
  report: StartReport,
  { level, ...options }: Pick<LogOptions, 'level' | 'scrub'>,
): Promise<void> {
  const { address, host, upstream, facts } = report;
  const service = serviceOf(report);
  if (isatty(STDOUT)) {
    const account = upstream ? ` as ${upstream.user}` : '';
    const network = isOpen(host) ? `, open to the network (HOST=${host})` : '';
    console.log(`Touchline is at ${address}${network}, with ${service}${account}`);
  }
  const log = await createLog({ level: level === 'silent' ? level : 'info', ...options });
  const user = upstream && { user: upstream.user };
  log('info', 'started', {
    address,
    service,
    ...user,
    ...(isOpen(host) && { isOpenToNetwork: true }),
    ...facts,
  });
}

/** Warns of variables that have no effect. */
export function warnOfVariables(
  environment: Readonly<Record<string, string | undefined>>,
  log: RunLog,
): void {
  for (const names of misspeltVariables(environment)) log('warn', 'unknown variable', { ...names });
  const variables = unusedCredentials(environment).join(', ');
  if (variables) log('warn', 'credentials are not used', { variables, missing: 'UPSTREAM_URL' });
}
