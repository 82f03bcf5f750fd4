import type { Allowance } from '#bff/config/config.ts';
import type { PushConfig } from '#bff/config/push.ts';
import type { Fleet } from '#bff/fleet/fleet.ts';
import { canCarryNews, newsCost, PRICE_REQUESTS, priceMatches } from '#bff/news/news-cost.ts';
import type { NewsObstacle, PushState } from '#contract/push.ts';
import { openPushHome } from './push-home.ts';
import { type Push, type RunPushOptions, runPush } from './run-push.ts';
import { openVapidKeys } from './vapid-file.ts';

interface OpenPushOptions
  extends Omit<RunPushOptions, 'vapid' | 'ntfy' | 'ownHosts' | 'home' | 'maxPriceMatches'> {
  readonly config: PushConfig;
  /** The folder that the operator has named; null: none, and the default one does not outlive an install. */
  readonly stateDir: string | null;
  /** URL at which the operator is reached; null: unknown. */
  readonly operatorContact: string | null;
  readonly allowance: Allowance;
  /** False: there are no prices. */
  readonly hasOdds: boolean;
  /** Null: this process is alone, or has nothing in common with others. */
  readonly fleet: Fleet | null;
}

/** Returns the address for push services: theirs refuse any that is not https or an email's. */
function subjectOf({ publicUrl, operatorContact }: OpenPushOptions): string | null {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return operatorContact?.startsWith('mailto:') ? operatorContact : null;
}

/** Returns why there are no alerts for closed tabs, whatever the way; null: nothing prevents them. */
function obstacleOf({
  config,
  fleet,
  allowance,
  liveSeconds,
  stateDir,
}: OpenPushOptions): NewsObstacle | null {
  if (!config.isNewsOn) return 'off';
  if (!canCarryNews(allowance, liveSeconds)) return 'allowance';
  return (fleet ?? stateDir) === null ? 'state' : null;
}

/** Starts alerts for closed tabs, or says why there are none: by push, and by topics of ntfy. */
export function openPush(options: OpenPushOptions): {
  state(): PushState;
  readonly push: Push | null;
} {
  const { config, fleet, stateDir, liveSeconds, log } = options;
  const { ntfy, ownHosts } = config;
  const maxPriceMatches = options.hasOdds ? priceMatches(options.allowance, liveSeconds) : 0;
  const obstacle = obstacleOf(options);
  const place = obstacle === null ? (fleet ?? stateDir) : null;
  const subject = subjectOf(options);
  // Processes that each made their own would end the subscriptions of the others.
  const ownKeys = () => (typeof place === 'string' ? openVapidKeys(place, log) : null);
  const keys = place && subject && (config.keys ?? ownKeys());
  const vapid = keys && subject ? { keys, subject } : null;
  const state: PushState = {
    publicKey: vapid?.keys.publicKey ?? null,
    obstacle: obstacle ?? (subject ? (vapid ? null : fleet ? 'keys' : 'state') : 'subject'),
    topics: place && ntfy ? { url: ntfy.url, obstacle: null } : { url: null, obstacle: obstacle ?? 'ntfy' },
    requestsPerHour: newsCost(liveSeconds),
    prices: maxPriceMatches > 0 ? { maxMatches: maxPriceMatches, requestsPerHour: PRICE_REQUESTS } : null,
  };
  const push =
    place && (vapid || ntfy)
      ? runPush({ ...options, vapid, ntfy, ownHosts, maxPriceMatches, home: openPushHome(place, options) })
      : null;
  // Browsers keep their subscriptions meanwhile: another process has them.
  const elsewhere = { obstacle: 'fleet', topics: { ...state.topics, obstacle: 'fleet' } } as const;
  return {
    state: () => (push && !fleet && !push.isSender ? { ...state, ...elsewhere } : state),
    push,
  };
}
