import { useSyncExternalStore } from 'react';
import { announced, onAnnounced } from './queue.ts';

/** The place that a screen reader listens to: there from the start, and empty until there is news. */
export function Announcer() {
  const text = useSyncExternalStore(onAnnounced, announced);
  return (
    <div aria-live="polite" className="sr-only" data-announcer="">
      {text}
    </div>
  );
}
