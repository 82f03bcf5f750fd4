import { useSyncExternalStore } from 'react';
import { announced, onAnnounced } from './queue.ts';

/** The live region that screen readers listen to; always mounted, and empty until there is news. */
export function Announcer() {
  const text = useSyncExternalStore(onAnnounced, announced);
  return (
    <div aria-live="polite" className="sr-only" data-announcer="">
      {text}
    </div>
  );
}
