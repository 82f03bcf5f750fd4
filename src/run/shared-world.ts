import { setTimeout as pause } from 'node:timers/promises';
import type { RedisAddress } from '#bff/config/redis-address.ts';
import { type ConnectedStore, kindOfStoreError } from '#bff/fleet/shared-store.ts';
import type { ClockSetting } from './clock.ts';
import type { RunLog } from './log.ts';

/** Time that a start waits for the store. */
const ATTEMPTS = 20;
const ATTEMPT_INTERVAL_MS = 25;
const SETTING_TTL_MS = 30 * 86_400_000;
const ERROR_LOG_INTERVAL_MS = 60_000;

/** Connects to the store that several processes share; its client is loaded only here. */
export async function openSharedStore({ url }: RedisAddress, log: RunLog): Promise<ConnectedStore> {
  const { createRedisStore } = await import('#bff/fleet/redis-store.ts');
  let loggedAt = Number.NEGATIVE_INFINITY;
  return createRedisStore(url, (error) => {
    if (performance.now() - loggedAt < ERROR_LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    log('warn', 'shared store connection failed', { code: kindOfStoreError(error) });
  });
}

function readSetting(text: string, { rate }: ClockSetting): ClockSetting | null {
  try {
    const setting = JSON.parse(text) as Partial<ClockSetting>;
    const { base, at } = setting;
    return Number.isFinite(base) && Number.isFinite(at) && setting.rate === rate
      ? { base: Number(base), at: Number(at), rate }
      : null;
  } catch {
    return null;
  }
}

/**
 * Returns the setting of the first process that began the same world, so that all show the same instant; `own` if the store
 * cannot be reached. A world that runs by the machine's time needs no agreement.
 *
 * @param world names the world: its seed, its first instant and its speed
 */
export async function agreeOnClock(
  store: ConnectedStore,
  world: string,
  own: ClockSetting,
): Promise<ClockSetting> {
  const key = `touchline:1:clock:${world}`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      if (await store.replace(key, null, JSON.stringify(own), SETTING_TTL_MS)) return own;
      const setting = readSetting(String(await store.get(key)), own);
      if (setting) {
        await store.extend(key, SETTING_TTL_MS);
        return setting;
      }
      await store.set(key, JSON.stringify(own), SETTING_TTL_MS);
      return own;
    } catch {
      await pause(ATTEMPT_INTERVAL_MS);
    }
  }
  return own;
}
