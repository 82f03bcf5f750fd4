import { onOrOff } from '#contract/on-or-off.ts';
import { readUpstream, type UpstreamAccount } from './upstream/account.ts';

interface BffConfig {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Null: the embedded service. */
  readonly upstream: UpstreamAccount | null;
  /** Whether prices are told. */
  readonly odds: boolean;
}

export type BffConfigResult =
  | { readonly ok: true; readonly value: BffConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Parses the environment. A problem is a sentence that names the variable, and never a value that may hold a secret. */
export function readBffConfig(environment: Readonly<Record<string, string | undefined>>): BffConfigResult {
  const problems: string[] = [];
  const port = Number(environment['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push('PORT must be a whole number from 0 to 65535.');
  }
  const host = environment['HOST'] || '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host)) problems.push('HOST must be a name or an address, such as 127.0.0.1.');
  const odds = onOrOff(environment, 'ODDS', true);
  if ('problem' in odds) problems.push(odds.problem);
  const upstream = readUpstream(environment, problems);
  return problems.length > 0 || 'problem' in odds
    ? { ok: false, problems }
    : { ok: true, value: { host, port, upstream, odds: odds.value } };
}
