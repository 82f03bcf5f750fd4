import { parseArgs } from 'node:util';
import { CRAWL_STEPS, type CrawlStep, crawlStepsOf, maxRequestsOf } from '#contract/crawl/crawl-steps.ts';
import type { StopReason } from './limit-requests.ts';

export interface CrawlOptions {
  /** Positional argument; "" without one. */
  readonly target: string;
  readonly steps: readonly CrawlStep[];
  readonly maxRequests: number;
}

/** Messages for why a crawl ended early. */
export const STOP_REASONS: Readonly<Record<StopReason, string>> = {
  credentials: 'Stopped: the service rejects the account (401). Check its name and token.',
  allowance: 'Stopped: the account has no requests left.',
  max_requests: 'Stopped: --max-requests reached.',
};

/** Reads `[TARGET] [--only ROUTE[.SELECTOR]] [--max-requests N]`. Adds a sentence to `problems` for each mistake. */
export function readCrawlOptions(args: readonly string[], problems: string[]): CrawlOptions {
  const { values, positionals } = parse(args, problems);
  const steps = values.only === undefined ? CRAWL_STEPS : crawlStepsOf(values.only);
  if (steps.length === 0) {
    problems.push('--only must be a route or an operation of docs/operations.md, such as fixtures.info.');
  }
  const limit = values['max-requests'];
  if (limit !== undefined && !/^[1-9]\d{0,5}$/.test(limit)) {
    problems.push('--max-requests must be a whole number from 1.');
  }
  if (positionals.length > 1) problems.push('Too many arguments. Give one address or folder.');
  return {
    target: positionals[0] ?? '',
    steps,
    maxRequests: Math.min(Number(limit ?? Number.POSITIVE_INFINITY), maxRequestsOf(steps)),
  };
}

function parse(args: readonly string[], problems: string[]) {
  const options = { only: { type: 'string' }, 'max-requests': { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    problems.push('Unknown option. Use --only ROUTE[.SELECTOR] and --max-requests N.');
    return { values: {} as { only?: string; 'max-requests'?: string }, positionals: [] };
  }
}
