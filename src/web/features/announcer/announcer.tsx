import { useSyncExternalStore } from 'react';
import { announcementText, onAnnouncementChange } from './queue.ts';

/** The live region that screen readers listen to; always mounted, and empty until there is news. */
export function Announcer() {
  const text = useSyncExternalStore(onAnnouncementChange, announcementText);
  return (
    <div aria-live="polite" className="sr-only" data-announcer="">
      {text}
    </div>
  );
}
