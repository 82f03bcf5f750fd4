import { useEmbedWords } from '#web/embed/use-embed-words.ts';
import { zoneBorder } from '#web/features/standings/zone-border.tsx';
import type { Zone } from '#web/features/standings/zones.ts';
import type { standingsWords } from '#web/words/standings.ts';

/** The line and the letter of a zone, at the start of a row and in the legend. */
export function ZoneMark({ zone }: { readonly zone: Zone | null }) {
  const { standings: t } = useEmbedWords<typeof standingsWords>();
  return (
    <span className={`inline-flex min-h-6 w-5 flex-none items-center border-s-4 ps-1 ${zoneBorder(zone)}`}>
      <i className="text-quiet text-xs not-italic">{zone && t.zone(zone.name, zone.letter)[1]}</i>
    </span>
  );
}
