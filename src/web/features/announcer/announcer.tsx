import { useStore } from '#web/state/store.ts';
import { announcement } from './queue.ts';

/** The live region that screen readers listen to; always mounted, and empty until there is news. */
export function Announcer() {
  const text = useStore(announcement);
  return (
    <div aria-live="polite" className="sr-only" data-announcer="">
      {text}
    </div>
  );
}
