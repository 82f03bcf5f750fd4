import { isatty } from 'node:tty';
import type { UpstreamAccount } from '#bff/upstream/upstream-account.ts';
import { isLoopback } from '#contract/loopback.ts';
import type { ServiceStatus } from '#contract/service-status.ts';
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
  /** Whether the embedded service plays. */
  readonly isInvented: boolean;
  /** Value of SERVICE_FEED. */
  readonly feed: Feed;
  /** What is known of the real service's allowance. */
  readonly allowance: ServiceStatus['account'];
  readonly hasStatusPage: boolean;
  /** What is off, each with its cause: `odds (ODDS=off)`. */
  readonly off: readonly string[];
  /** Numbers of the processes, and what else machines read. */
  readonly facts: Readonly<Record<string, number>>;
}

/** Whether a server at this host accepts connections of other machines. */
const isOpen = (host: string) =>
  !isLoopback(new URL(`http://${host.includes(':') ? `[${host}]` : host}`).hostname);

/** Names the data service: a real one by its host, never its token. */
function serviceOf({ upstream, isInvented, feed }: StartReport): string {
  if (upstream) return new URL(upstream.url).host;
  if (!isInvented) return 'a recording';
  return `the embedded service (invented football${feed === 'tidy' ? '' : `, ${feed}`})`;
}

/** Writes how many requests are left, and until when they have to last; an empty string where that is unknown. */
function allowanceText({ allowance }: StartReport): string {
  const { requestsLeft = null, limit = null, resetsAt = null } = allowance ?? {};
  if (requestsLeft === null || resetsAt === null) return '';
  const until = new Date(resetsAt * 1_000).toISOString().slice(0, 16).replace('T', ' ');
  return `, ${requestsLeft}${limit === null ? '' : ` of ${limit}`} requests left until ${until} UTC`;
}

/** Returns the start in at most six lines for a person at a terminal. */
export function startLines(report: StartReport): readonly string[] {
  const { address, host, upstream, off, hasStatusPage } = report;
  const account = upstream ? ` as ${upstream.user}${allowanceText(report)}` : '';
  return [
    `Touchline  ${address}`,
    `Wall       ${address}/wall`,
    ...(hasStatusPage ? [`Status     ${address}/status`] : []),
    `Football   from ${serviceOf(report)}${account}`,
    ...(off.length > 0 ? [`Off        ${off.join(', ')}`] : []),
    ...(isOpen(host) ? [`Network    open to other machines (HOST=${host})`] : []),
  ];
}

/** Reports the start: in a terminal by lines for a person, elsewhere by an event that every level but `silent` has. */
export async function reportStart(
  report: StartReport,
  { level, ...options }: Pick<LogOptions, 'level' | 'scrub'>,
): Promise<void> {
  if (isatty(STDOUT)) return console.log(startLines(report).join('\n'));
  const { address, host, upstream, facts } = report;
  const log = await createLog({ level: level === 'silent' ? level : 'info', ...options });
  const user = upstream && { user: upstream.user };
  log('info', 'started', {
    address,
    service: serviceOf(report),
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
