import { useSyncExternalStore } from 'react';
import { announced, onAnnounced } from './queue.ts';

/** The place that a screen reader listens to: there before there is news, and empty until then. */
export function Announcer() {
  const text = useSyncExternalStore(onAnnounced, announced);
  return (
    <div aria-live="polite" className="sr-only" data-announcer="">
      {text}
    </div>
  );
}
