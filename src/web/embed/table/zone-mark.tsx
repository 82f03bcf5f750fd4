import { zoneBorder } from '#web/features/standings/zone-border.tsx';
import type { Zone } from '#web/features/standings/zones.ts';
import { useWords } from '#web/words/use-words.ts';
import { zoneText } from '#web/words/zone-text.ts';

/** The line and the letter of a zone, at the start of a row and in the legend. */
export function ZoneMark({ zone }: { readonly zone: Zone | null }) {
  const words = useWords<'embed' | 'standings'>();
  return (
    <span className={`inline-flex min-h-6 w-5 flex-none items-center border-s-4 ps-1 ${zoneBorder(zone)}`}>
      <i className="text-quiet text-xs not-italic">{zone && zoneText(zone, words).letter}</i>
    </span>
  );
}
