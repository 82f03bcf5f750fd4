import type { DisplayTable } from '#web/features/standings/rows.ts';
import { zoneBorder } from '#web/features/standings/zone-border.tsx';
import type { Zone } from '#web/features/standings/zones.ts';
import { useWords } from '#web/words/use-words.ts';
import { zoneText } from '#web/words/zone-text.ts';

interface Props {
  /** Zones that rows on screen have, each with a table that has it. */
  readonly entries: readonly { readonly zone: Zone; readonly table: DisplayTable }[];
}

/** What the edges of a table's rows mean, with the places of each zone. */
export function ZoneLegend({ entries }: Props) {
  const words = useWords<'standings' | 'wall-table'>();
  const { standings, wallTable: t } = words;
  if (entries.length === 0) return null;
  return (
    <ul aria-label={standings.zones} className="mt-3.5 flex flex-wrap gap-x-11 text-note text-quiet">
      {entries.map(({ zone, table }) => {
        const places = table.rows.flatMap((row) => (row.zone === zone ? (row.position ?? []) : []));
        const first = Math.min(...places);
        const last = Math.max(...places);
        const { name } = zoneText(zone, words);
        return (
          <li key={zone.name} className={`min-w-0 border-s-[0.5rem] ps-4 ${zoneBorder(zone)}`}>
            <span dir="auto" lang={name === zone.name ? 'en' : undefined} className="block truncate">
              {t.zone(first === last ? `${first}` : t.places(first, last), name)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
