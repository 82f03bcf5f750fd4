import type { QueryClient } from '@tanstack/react-query';
import { deviceTime, tvDelay } from '#web/settings/delay.ts';
import { delayJson } from '#web/settings/delay-state.ts';
import { delaySeconds, runBehind } from './delayed-world.ts';

let end: ReturnType<typeof setTimeout> | undefined;

/** Lets the page run behind by the viewer's delay, which they or another tab have changed, and ends it in time. */
export function applyDelay(client: QueryClient): void {
  clearTimeout(end);
  const delay = tvDelay.get();
  if (!delay && delayJson.get() !== null) tvDelay.set(null);
  else if (delay) end = setTimeout(() => applyDelay(client), delay.until - deviceTime());
  const nextSeconds = delay?.seconds ?? 0;
  if (nextSeconds !== delaySeconds()) runBehind(client, nextSeconds);
}
