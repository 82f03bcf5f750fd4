import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import { DAY_MS } from '#contract/durations.ts';
import { memoize } from '#web/state/memoize.ts';
import type { Store } from '#web/state/store.ts';
import { delayJson } from './delay-state.ts';

/** How far the whole app runs behind the world, so that it agrees with the viewer's television. */
export interface Delay {
  /** 1 to 300. */
  readonly seconds: number;
  /** Id of the match with which it ends; null: it ends after a day. */
  readonly matchId: string | null;
  /** When it ends at the latest, by the device's clock, epoch ms. */
  readonly until: number;
}

/** The device's time, epoch ms. */
export const deviceTime = (): number => performance.timeOrigin + performance.now();

const isDelay = (seconds: unknown): seconds is number =>
  Number.isInteger(seconds) && Number(seconds) > 0 && Number(seconds) <= MAX_DELAY_SECONDS;

/** Reads a stored delay; null if it is unreadable. */
function delayIn(json: unknown): Delay | null {
  if (typeof json !== 'object' || json === null) return null;
  const { seconds, matchId, until } = json as Record<string, unknown>;
  if (!isDelay(seconds) || typeof until !== 'number') return null;
  return { seconds, until, matchId: typeof matchId === 'string' ? matchId : null };
}

const parse = memoize((json: object) => delayIn(json));

/** The viewer's delay; null without one. Other tabs see every change. */
export const tvDelay: Store<Delay | null> = {
  get: () => {
    const json = delayJson.get();
    const delay = typeof json === 'object' && json !== null ? parse(json) : null;
    // A device's clock that was set back must not keep it for longer than a day.
    const left = delay ? delay.until - deviceTime() : 0;
    return left > 0 && left <= DAY_MS ? delay : null;
  },
  set: delayJson.set,
  subscribe: delayJson.subscribe,
};

/** Sets the delay for a day, or until a match is over; 0 seconds: none. */
export function chooseDelay(seconds: number, matchId: string | null): void {
  const whole = Math.min(Math.round(seconds), MAX_DELAY_SECONDS);
  tvDelay.set(isDelay(whole) ? { seconds: whole, matchId, until: deviceTime() + DAY_MS } : null);
}
