import { playSound } from '#web/features/alerts/play-sound.ts';
import type { AlertMessage } from './inbox.ts';
import { notify } from './notify.ts';
import type { AlertPage } from './run-alerts.ts';

const CHANNEL = 'touchline-alerts';

/** Calls back at events until the returned function is called. */
function listen(targets: readonly (readonly [EventTarget, string])[], listener: (event: Event) => void) {
  const stop = new AbortController();
  for (const [target, type] of targets) target.addEventListener(type, listener, stop);
  return () => stop.abort();
}

/** This tab, as the alerts need it. */
export const browserPage: AlertPage = {
  locks: navigator.locks,
  isVisible: () => document.visibilityState === 'visible',
  hasFocus: () => document.hasFocus(),
  onAttention: (listener) =>
    listen(
      [
        [document, 'visibilitychange'],
        [window, 'focus'],
      ],
      listener,
    ),
  onShelf: (listener) =>
    listen(
      [
        [window, 'pagehide'],
        [window, 'pageshow'],
      ],
      ({ type }) => listener(type === 'pagehide'),
    ),
  connect(take) {
    const channel = new BroadcastChannel(CHANNEL);
    // Only this site's tabs have the channel; those of an older release send the same messages.
    channel.onmessage = ({ data }: MessageEvent<AlertMessage>) => take(data);
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  },
  notify,
  play: playSound,
};
