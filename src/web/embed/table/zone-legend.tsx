import type { DisplayTable } from '#web/features/standings/rows.ts';
import { useWords } from '#web/words/use-words.ts';
import { zoneText } from '#web/words/zone-text.ts';
import { ZoneMark } from './zone-mark.tsx';

/** What the places of tables lead to, in the service's words. */
export function ZoneLegend({ tables }: { readonly tables: readonly DisplayTable[] }) {
  const words = useWords<'embed' | 'standings'>();
  const { standings: t } = words;
  const zones = new Map(tables.flatMap((table) => table.zones.map((zone) => [zone.name, zone] as const)));
  if (zones.size === 0) return null;
  return (
    <ul aria-label={t.zones} className="flex flex-wrap gap-x-4 border-line border-t px-3 py-2 text-xs">
      {[...zones.values()].map((zone) => {
        const { name } = zoneText(zone, words);
        return (
          <li key={name} lang={name === zone.name ? 'en' : undefined} className="flex items-center gap-1">
            <ZoneMark zone={zone} />
            {name}
          </li>
        );
      })}
    </ul>
  );
}
