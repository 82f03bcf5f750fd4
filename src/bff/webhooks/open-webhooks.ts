import type { Allowance } from '#bff/config/config.ts';
import { canCarryNews, newsCost } from '#bff/news/news-cost.ts';
import { runWebhooks, type WebhooksOptions } from './run-webhooks.ts';

interface Limits {
  readonly isNewsOn: boolean;
  readonly allowance: Allowance;
  /** Seconds between two lists of matches in play. */
  readonly liveSeconds: number;
}

interface OpenWebhooksOptions extends WebhooksOptions, Limits {}

/** Whether operator and allowance let the matches be followed for webhooks. */
export const canRunWebhooks = ({ isNewsOn, allowance, liveSeconds }: Limits): boolean =>
  isNewsOn && canCarryNews(allowance, liveSeconds);

/**
 * Starts webhooks if there are any, since following the matches costs requests; a line in the log says so, or why they are off.
 *
 * @returns ends them, and resolves when what waits is saved
 */
export function openWebhooks(options: OpenWebhooksOptions): () => Promise<void> {
  const { webhooks, liveSeconds, log } = options;
  const requestsPerHour = newsCost(liveSeconds);
  if (webhooks.length > 0 && canRunWebhooks(options)) {
    log('info', 'webhooks are on', { webhooks: webhooks.length, requestsPerHour });
    return runWebhooks(options);
  }
  if (webhooks.length > 0) log('warn', 'webhooks are off', { requestsPerHour });
  return async () => {};
}
