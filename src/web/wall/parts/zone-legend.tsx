import type { DisplayTable } from '#web/features/standings/rows.ts';
import type { Zone } from '#web/features/standings/zones.ts';
import { useStandingsWords } from '#web/words/standings.ts';
import { useWallTableWords } from '#web/words/wall-table.ts';

const NO_ZONE = '[border-inline-start:0.5rem_solid_transparent]';
/** Zones differ by colour and line, and the legend names their places. */
const ZONES = [
  '[border-inline-start:0.5rem_solid_light-dark(oklch(0.5_0.14_255),oklch(0.72_0.13_255))]',
  '[border-inline-start:0.5rem_dashed_light-dark(oklch(0.5_0.1_195),oklch(0.78_0.11_195))]',
  '[border-inline-start:0.5rem_dotted_light-dark(oklch(0.55_0.13_70),oklch(0.8_0.13_75))]',
  '[border-inline-start:0.5rem_double_light-dark(oklch(0.5_0.16_320),oklch(0.75_0.13_320))]',
  '[border-inline-start:0.5rem_solid_light-dark(oklch(0.52_0.19_27),oklch(0.68_0.19_27))]',
  '[border-inline-start:0.5rem_dashed_light-dark(oklch(0.45_0.02_160),oklch(0.75_0.02_160))]',
];

/** Returns the classes of a row's edge. */
export const zoneEdge = (zone: Zone | null) => (zone ? ZONES[zone.number % ZONES.length] : NO_ZONE);

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
        return (
          <li key={zone.name} className={`one-line ps-4 ${zoneEdge(zone)}`}>
            {t.zone(t.places(Math.min(...places), Math.max(...places)), zone.name)}
          </li>
        );
      })}
    </ul>
  );
}
