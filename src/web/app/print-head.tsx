import { useEffect } from 'react';
import { useZone } from '#web/clock/program-context.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { dayAndYear, timeOfDay, zoneName } from '#web/format/clock-time.ts';
import { isInvented } from '#web/settings/site.ts';
import { createStore, useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';

/** Title of the page, and the world's instant at which it is printed; null while it is not. */
const printing = createStore<{ readonly title: string; readonly now: number | null } | null>(null);

// A store is drawn before the browser goes on; it prints what is drawn after the event.
const begin = () => printing.set({ title: document.title, now: worldClock.now() });
const end = () => printing.set(null);

/** The title of a printed page and the time at which it was printed; nothing on the screen. */
export function PrintHead() {
  const { name, intl, invented } = useWords();
  const zone = useZone();
  const sheet = useStore(printing);
  useEffect(() => {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!sheet) return null;
  const { title, now } = sheet;
  return (
    <p className="text-end">
      <b className="block font-semibold">{title.replace(` · ${name}`, '')}</b>
      {[
        now !== null && `${dayAndYear(now, zone, intl)}, ${timeOfDay(now, zone, intl)} ${zoneName(zone)}`,
        isInvented() && invented,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
