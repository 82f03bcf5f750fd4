import './tables-layout.css';
import { type ReactNode, useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { useStandingsWords } from '#web/words/standings.ts';
import type { Table } from './rows.ts';

interface Props {
  readonly tables: readonly Table[];
  /** Stands over several tables; one has it in itself. */
  readonly head: ReactNode;
  readonly children: (table: Table) => ReactNode;
}

/** Up to so many tables have a tab each on a phone. */
const FEW = 4;
/** A table of at most so many rows is small: a group's. Several stand side by side. */
const SMALL = 6;

/** The tables of a season: one; groups side by side; long ones side by side too, and a tab each on a phone. */
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
