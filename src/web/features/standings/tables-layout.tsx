import './tables-layout.css';
import { type ReactNode, useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import type { Table } from './rows.ts';

interface Props {
  readonly tables: readonly Table[];
  /** Shown above several tables; a single one contains it. */
  readonly head: ReactNode;
  readonly children: (table: Table) => ReactNode;
}

/** Maximum number of tables with tabs on a phone. */
const FEW = 4;
/** Maximum number of rows of a small table, such as a group's. Small tables are side by side. */
const SMALL = 6;

/** The tables of a season: a single one, groups side by side, or large ones side by side and in tabs on a phone. */
export function TablesLayout({ tables, head, children }: Props) {
  const { standings: say, scores } = useStandingsWords();
  const [shown, show] = useState('0');
  const [first] = tables;
  if (first && tables.length === 1) return children(first);
  const isSmall = tables.every(({ rows }) => rows.length <= SMALL);
  const hasTabs = tables.length <= FEW && !isSmall;
  return (
    <div className="tables" data-small={isSmall || undefined} data-tabs={hasTabs || undefined}>
      {head}
      {hasTabs && (
        <Switch
          legend={say.which}
          options={tables.map(({ name }, at) => [`${at}`, name ? scores.round(name) : `${at + 1}`])}
          value={shown}
          onChange={show}
        />
      )}
      {tables.map((table, at) => (
        <div key={table.name ?? at} data-table data-shown={shown === `${at}` || undefined}>
          {children(table)}
        </div>
      ))}
    </div>
  );
}
