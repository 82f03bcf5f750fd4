import type { Allowance } from '#bff/config/config.ts';
import type { PushConfig } from '#bff/config/push.ts';
import { canCarryNews, newsCost } from '#bff/news/news-cost.ts';
import type { PushObstacle, PushState } from '#contract/push.ts';
import { type Push, type RunPushOptions, runPush } from './run-push.ts';
import { openVapidKeys } from './vapid-file.ts';

interface OpenPushOptions extends Omit<RunPushOptions, 'keys' | 'subject' | 'ownHosts' | 'stateDir'> {
  readonly config: PushConfig;
  /** The folder that the operator has named; null: none, and the default one does not outlive an install. */
  readonly stateDir: string | null;
  /** URL at which the operator is reached; null: unknown. */
  readonly operatorContact: string | null;
  readonly allowance: Allowance;
  /** Whether several processes share a store: which of them has a subscription is not known to the others. */
  readonly isFleet: boolean;
}

/** Returns the address for push services: theirs refuse any that is not https or an email's. */
function subjectOf({ publicUrl, operatorContact }: OpenPushOptions): string | null {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return operatorContact?.startsWith('mailto:') ? operatorContact : null;
}

/** Starts alerts for closed tabs, or says why there are none. */
export function openPush(options: OpenPushOptions): {
  readonly state: PushState;
  readonly push: Push | null;
} {
  const { config, stateDir, allowance, isFleet, liveSeconds, log } = options;
  const requestsPerHour = newsCost(liveSeconds);
  const off = (obstacle: PushObstacle) => ({
    state: { publicKey: null, obstacle, requestsPerHour },
    push: null,
  });
  const subject = subjectOf(options);
  if (!config.isNewsOn) return off('off');
  if (isFleet) return off('fleet');
  if (!canCarryNews(allowance, liveSeconds)) return off('allowance');
  if (subject === null) return off('subject');
  const keys = stateDir && (config.keys ?? openVapidKeys(stateDir, log));
  if (!keys) return off('state');
  const push = runPush({ ...options, keys, subject, stateDir, ownHosts: config.ownHosts });
  return { state: { publicKey: keys.publicKey, obstacle: null, requestsPerHour }, push };
}
