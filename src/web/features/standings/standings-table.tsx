import { Fragment, type ReactNode, type RefCallback } from 'react';
import { visibleRows } from '#contract/table/visible-rows.ts';
import { roundName } from '#news/words/round-name.ts';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { useWords } from '#web/words/use-words.ts';
import { zoneText } from '#web/words/zone-text.ts';
import { AsItStands } from './as-it-stands.tsx';
import { COUNT_COLUMNS } from './columns.ts';
import { GapRow } from './gap-row.tsx';
import type { LiveTeam } from './live-teams.ts';
import type { DisplayRow, DisplayTable } from './rows.ts';
import { COLUMN, StandingsTableRow } from './standings-table-row.tsx';
import type { TeamExtras } from './team-extras.ts';
import { WhatIfMark } from './what-if-mark.tsx';
import { zoneBorder } from './zone-border.tsx';

/** Rows around each team in a short table. */
const ROWS_PER_TEAM = 5;

interface Props {
  readonly table: DisplayTable;
  readonly highlightedIds?: readonly string[];
  readonly liveTeams: ReadonlyMap<string, LiveTeam>;
  /** Adds the teams' colours and the column of next matches. */
  readonly teamExtras?: TeamExtras | null;
  /** Whether the last results are in the place of the sums. */
  readonly showsForm?: boolean;
  /** For the links to followed teams. */
  readonly followedRef?: RefCallback<HTMLAnchorElement>;
  /** Shows only the rows around the highlighted teams, with the places that are left out. */
  readonly isShort?: boolean;
  /** A link or button beside the name of the table. */
  readonly end?: ReactNode;
  /** Replaces the name of the table and its time on screen: a table of an earlier minute. */
  readonly title?: string;
  /** Replaces the name and the time of the table. */
  readonly head?: ReactNode;
  /** False for a table that only would be: it looks different. */
  readonly isReal?: boolean;
  /** Content below the legend. */
  readonly children?: ReactNode;
}

/**
 * A table with the legend of its zones. On narrow pages the first and last columns are sticky and the others
 * scroll.
 */
export function StandingsTable(props: Props) {
  const { table, highlightedIds = [], liveTeams, teamExtras = null, head, children } = props;
  const { isShort = false, isReal = true, showsForm = false, followedRef, title, end } = props;
  const words = useWords<'standings'>();
  const { standings: t } = words;
  const name = table.name && roundName(table.name, words);
  const isHighlighted = ({ row }: DisplayRow) => highlightedIds.includes(row.team_id);
  const maxRows = isShort ? ROWS_PER_TEAM * highlightedIds.length : null;
  const parts = visibleRows(table.rows, isHighlighted, maxRows);
  // A zone is explained where a row has it.
  const zones = table.zones.filter((zone) => parts.flat().some((row) => row.zone === zone));
  const isLive = table.rows.some(({ row }) => liveTeams.has(row.team_id));
  const columnHead = (key: keyof typeof t.columns, className = '') => (
    <Abbreviation {...t.columns[key]} className={className} />
  );
  return (
    <section
      className={`standings card @container/standings mb-2 min-w-0 overflow-clip in-[aside]:[container-type:normal] ${isReal ? '' : 'border-goal border-dashed'}`}
      aria-label={name ?? undefined}
      data-form-view={showsForm || undefined}
      data-short={isShort || undefined}
    >
      {head}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-separate text-end [border-spacing:0]">
          <caption className={head ? 'sr-only' : 'px-3 pt-2.5 pb-1 text-start font-semibold'}>
            <span className="flex @max-[30rem]/standings:max-w-[calc(100cqi-1.5rem)] flex-wrap items-baseline gap-x-2">
              {title ?? `${name ?? t.table} `}
              {!isReal && <WhatIfMark />}
              {isReal && !title && !teamExtras && isLive && (
                <small className="font-normal text-[length:inherit] text-quiet">
                  <AsItStands />
                </small>
              )}
              {end && <span className="ms-auto">{end}</span>}
            </span>
          </caption>
          <thead>
            <tr className="text-[0.75rem] text-quiet *:bg-surface *:font-medium">
              <th scope="col" className={`border-s-4 text-start ${zoneBorder(null)}`}>
                {columnHead('position', 'ms-4')}
              </th>
              {(['team', ...COUNT_COLUMNS, 'form'] as const).map((key) => (
                <th key={key} scope="col" className={COLUMN[key]}>
                  {columnHead(key, key === 'points' ? 'font-semibold text-ink' : '')}
                </th>
              ))}
              {teamExtras?.nextOf && (
                <th scope="col" className={COLUMN.next}>
                  {columnHead('next')}
                </th>
              )}
            </tr>
          </thead>
          <tbody className="@max-[37rem]/standings:[--row:3.0625rem] @min-[37rem]/standings:pointer-coarse:[--row:2.75rem]">
            {parts.map((rows, at) => (
              <Fragment key={rows[0]?.row.team_id ?? at}>
                {at > 0 && <GapRow above={parts[at - 1]?.at(-1)} below={rows[0]} />}
                {rows.map((displayRow) => (
                  <StandingsTableRow
                    key={displayRow.row.team_id}
                    displayRow={displayRow}
                    isHighlighted={isHighlighted(displayRow)}
                    live={liveTeams.get(displayRow.row.team_id)}
                    followedRef={followedRef}
                    teamExtras={teamExtras}
                  />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {zones.length > 0 && (
        <ul
          aria-label={t.zones}
          className="flex flex-wrap gap-x-4 gap-y-1 px-3 py-2 text-[0.75rem] text-quiet"
        >
          {zones.map((zone) => {
            const { name, letter } = zoneText(zone, words);
            return (
              <li
                key={name}
                lang={name === zone.name ? 'en' : undefined}
                className={`wrap-anywhere min-w-0 border-s-4 ps-2 ${zoneBorder(zone)}`}
              >
                <b className="me-1 font-semibold text-ink">{letter}</b> {name}
              </li>
            );
          })}
        </ul>
      )}
      {table.isHalved && <p className="px-3 py-1 text-[0.75rem] text-quiet">{t.halved}</p>}
      {children}
    </section>
  );
}
