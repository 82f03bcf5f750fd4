import { type ReactNode, useState } from 'react';
import { roundName } from '#news/words/round-name.ts';
import { useFollowedTeams } from '#web/settings/use-followed-teams.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { DisplayTable } from './rows.ts';

interface Props {
  readonly tables: readonly DisplayTable[];
  /** Shown above several tables; a single one contains it. */
  readonly head: ReactNode;
  readonly children: (table: DisplayTable) => ReactNode;
}

/** Maximum number of tables with tabs on a phone. */
const MAX_TABS = 4;
/** Maximum number of rows of a small table, such as a group's. Small tables are side by side. */
const MAX_SMALL_ROWS = 6;

/**
 * The tables of a season: a single one, groups side by side, or large ones side by side and in tabs on a phone. A
 * large one alone in its row has the full width: the overall one, where others are parts.
 */
export function TablesLayout({ tables, head, children }: Props) {
  const words = useWords<'standings'>();
  const { standings: t } = words;
  const followed = useFollowedTeams();
  const [selected, select] = useState(() => {
    const own = tables.findIndex(({ rows }) => rows.some(({ row }) => followed.has(row.team_id)));
    return `${Math.max(own, 0)}`;
  });
  const [first] = tables;
  if (first && tables.length === 1) return children(first);
  const isSmall = tables.every(({ rows }) => rows.length <= MAX_SMALL_ROWS);
  const hasTabs = tables.length <= MAX_TABS && !isSmall;
  return (
    <div
      data-tables
      data-small={isSmall || undefined}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,30rem),1fr))] items-start gap-x-3 data-small:grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))]"
    >
      {head}
      {hasTabs && (
        <Switch
          legend={t.which}
          options={tables.map(({ name }, at) => [`${at}`, name ? roundName(name, words) : `${at + 1}`])}
          value={selected}
          onChange={select}
          className="col-span-full mb-2 md:hidden"
        />
      )}
      {tables.map((table, at) => (
        <div
          key={table.name ?? at}
          data-wide={(!isSmall && at % 2 === 0 && at === tables.length - 1) || undefined}
          data-folded={(hasTabs && selected !== `${at}`) || undefined}
          className="data-wide:col-span-full max-md:data-folded:hidden"
        >
          {children(table)}
        </div>
      ))}
    </div>
  );
}
