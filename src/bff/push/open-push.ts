import type { Allowance } from '#bff/config/config.ts';
import type { PushConfig } from '#bff/config/push.ts';
import { canCarryNews, newsCost } from '#bff/news/news-cost.ts';
import type { NewsObstacle, PushState } from '#contract/push.ts';
import { type Push, type RunPushOptions, runPush } from './run-push.ts';
import { openVapidKeys } from './vapid-file.ts';

interface OpenPushOptions extends Omit<RunPushOptions, 'vapid' | 'ntfy' | 'ownHosts' | 'stateDir'> {
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

/** Returns why there are no alerts for closed tabs, whatever the way; null: nothing prevents them. */
function obstacleOf({
  config,
  isFleet,
  allowance,
  liveSeconds,
  stateDir,
}: OpenPushOptions): NewsObstacle | null {
  if (!config.isNewsOn) return 'off';
  if (isFleet) return 'fleet';
  if (!canCarryNews(allowance, liveSeconds)) return 'allowance';
  return stateDir === null ? 'state' : null;
}

/** Starts alerts for closed tabs, or says why there are none: by push, and by topics of ntfy. */
export function openPush(options: OpenPushOptions): {
  readonly state: PushState;
  readonly push: Push | null;
} {
  const { config, stateDir, liveSeconds, log } = options;
  const { ntfy, ownHosts } = config;
  const obstacle = obstacleOf(options);
  const isPossible = obstacle === null && stateDir !== null;
  const subject = subjectOf(options);
  const keys = isPossible && subject ? (config.keys ?? openVapidKeys(stateDir, log)) : null;
  const vapid = keys && subject ? { keys, subject } : null;
  const state: PushState = {
    publicKey: vapid?.keys.publicKey ?? null,
    obstacle: obstacle ?? (subject ? (vapid ? null : 'state') : 'subject'),
    topics:
      isPossible && ntfy ? { url: ntfy.url, obstacle: null } : { url: null, obstacle: obstacle ?? 'ntfy' },
    requestsPerHour: newsCost(liveSeconds),
  };
  const push =
    isPossible && (vapid || ntfy) ? runPush({ ...options, vapid, ntfy, stateDir, ownHosts }) : null;
  return { state, push };
}
