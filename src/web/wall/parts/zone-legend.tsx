import type { DisplayTable } from '#web/features/standings/rows.ts';
import { zoneBorder } from '#web/features/standings/zone-border.tsx';
import type { Zone } from '#web/features/standings/zones.ts';
import { useStandingsWords } from '#web/words/standings.ts';
import { useWallTableWords } from '#web/words/wall-table.ts';

interface Props {
  /** Zones that rows on screen have, each with a table that has it. */
  readonly entries: readonly { readonly zone: Zone; readonly table: DisplayTable }[];
}

/** What the edges of a table's rows mean, with the places of each zone. */
export function ZoneLegend({ entries }: Props) {
  const { standings } = useStandingsWords();
  const { wallTable: t } = useWallTableWords();
  if (entries.length === 0) return null;
  return (
    <ul aria-label={standings.zones} className="mt-3.5 flex flex-wrap gap-x-11 text-note text-quiet">
      {entries.map(({ zone, table }) => {
        const places = table.rows.flatMap((row) => (row.zone === zone ? (row.position ?? []) : []));
        const [name] = standings.zone(zone.name, zone.letter);
        return (
          <li key={zone.name} className={`min-w-0 border-s-[0.5rem] ps-4 ${zoneBorder(zone)}`}>
            <span dir="auto" lang={name === zone.name ? 'en' : undefined} className="block truncate">
              {t.zone(t.places(Math.min(...places), Math.max(...places)), name)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
