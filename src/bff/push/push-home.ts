import type { Schedule } from '#bff/cache/watch.ts';
import type { Fleet } from '#bff/fleet/fleet.ts';
import { fleetClaim } from '#bff/fleet/fleet-claim.ts';
import type { Claim } from '#bff/fleet/shift.ts';
import type { Log } from '#bff/log.ts';
import { folderClaim } from '#bff/state/folder-claim.ts';
import { type Memory, openMemory } from '#bff/state/memory.ts';
import { DAY_MS } from '#contract/durations.ts';
import { type AlertState, readSavedAlerts } from './saved-alerts.ts';
import { savedSubscriptions } from './saved-subscriptions.ts';
import { sharedSubscriptions } from './shared-subscriptions.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** Where alerts for closed tabs are at home: in the store of a fleet, or in a folder. */
export interface PushHome {
  /** Whose it is to send. */
  readonly claim: Claim;
  readonly subscriptions: SubscriptionStore;
  readonly memory: Memory<AlertState>;
}

interface PushHomeOptions {
  readonly log: Log;
  readonly schedule: Schedule;
  /** Real time, epoch ms. */
  readonly realNow: () => number;
}

export function openPushHome(place: Fleet | string, options: PushHomeOptions): PushHome {
  const [fleet, stateDir] = typeof place === 'string' ? [null, place] : [place, null];
  const alerts = { name: 'alerts', sharedMs: DAY_MS, parse: readSavedAlerts };
  const memory = openMemory({ ...options, ...alerts, fleet, stateDir });
  return typeof place === 'string'
    ? {
        claim: folderClaim(place),
        subscriptions: savedSubscriptions({ ...options, stateDir: place }),
        memory,
      }
    : {
        claim: fleetClaim(place, 'push-shift'),
        subscriptions: sharedSubscriptions({ ...options, fleet: place }),
        memory,
      };
}
