import { escapeText } from '#bff/preview/escape-text.ts';
import { nameIn } from '#contract/competition-names.ts';
import type { Embed } from '#contract/embed-address.ts';
import type { League } from '#contract/records/league.ts';
import type { StandingsRecord, StandingsRow } from '#contract/records/standings.ts';
import { signedNumber } from '#contract/signed-number.ts';
import { visibleRows } from '#contract/table/visible-rows.ts';
import { roundName } from '#news/words/round-name.ts';
import { type CardContent, type CardFrame, newTabLink } from './card.ts';
import { crestMarkup } from './crest.ts';

type TableEmbed = Extract<Embed, { readonly kind: 'table' }>;
type Table = StandingsRecord['tables'][number];

const COLUMNS = ['games_played', 'goals_diff', 'points'] as const;
const TABLE_CELL = '@min-[26rem]:pe-2 pe-1.5 text-end';

const signed = (value: number | null, intl: string): string =>
  value === null ? '–' : signedNumber(value, intl);

function teamRow(row: StandingsRow, isMarked: boolean, { words, intl }: CardFrame): string {
  const { games_played, goals_diff, points, position } = row.overall;
  const mark = isMarked ? `<span class="sr-only"> (${words.embed.marked})</span>` : '';
  const name = `${crestMarkup(`/img/teams/${row.team_id}`)}<span dir="auto" class="wrap-anywhere min-w-0">${escapeText(row.team_name)}</span>${mark}`;
  return [
    `<tr class="border-line border-t ${isMarked ? 'bg-raised font-semibold' : ''}">`,
    `<td class="whitespace-nowrap @min-[26rem]:ps-3 ps-2 text-end font-semibold">${position ?? '–'}</td>`,
    '<th scope="row" class="px-2 py-1 @max-[26rem]:pe-1 text-start [font-weight:inherit]">',
    newTabLink(`/team/${row.team_id}`, 'inline-flex min-h-9 min-w-0 items-center gap-2', name, words),
    `</th><td class="${TABLE_CELL} text-quiet">${games_played ?? '–'}</td>`,
    `<td class="${TABLE_CELL}"><bdi dir="ltr">${signed(goals_diff, intl)}</bdi></td>`,
    `<td class="${TABLE_CELL} font-bold last:pe-3">${points ?? '–'}</td></tr>`,
  ].join('');
}

function tableMarkup({ rows }: Table, { teams, rows: maxRows }: TableEmbed, frame: CardFrame): string {
  const { columns, gap } = frame.words.standings;
  const heading = (column: keyof typeof columns, className: string) =>
    `<th scope="col" class="${className}"><span aria-hidden="true">${columns[column].short}</span><span class="sr-only">${columns[column].long}</span></th>`;
  const parts = visibleRows(rows, (row) => teams.includes(row.team_id), maxRows);
  const gapRow = `<tr class="border-line border-t"><td colspan="5" class="px-3 text-center text-quiet"><span aria-hidden="true">⋯</span><span class="sr-only">${gap}</span></td></tr>`;
  return [
    '<table class="w-full border-collapse"><thead><tr class="*:py-1 *:font-normal *:text-quiet *:text-xs">',
    heading('position', '@min-[26rem]:w-14 w-11 @min-[26rem]:ps-3 ps-2 text-end'),
    heading('team', 'px-2 text-start'),
    ...COLUMNS.map((column) =>
      heading(column, '@min-[26rem]:w-10 w-9 @min-[26rem]:pe-2 pe-1.5 text-end last:pe-3'),
    ),
    '</tr></thead><tbody>',
    parts
      .map((part) => part.map((row) => teamRow(row, teams.includes(row.team_id), frame)).join(''))
      .join(gapRow),
    '</tbody></table>',
  ].join('');
}

/** Writes the tables of a competition's current season. */
export function tableCard(
  league: League,
  { tables }: StandingsRecord,
  asOf: number,
  embed: TableEmbed,
  frame: CardFrame,
): CardContent {
  const name = nameIn(frame.names, league);
  const season = league.seasons.find(({ id }) => id === league.id_current_season)?.name;
  const markedTables = tables.filter(({ rows }) => rows.some((row) => embed.teams.includes(row.team_id)));
  const visibleTables = embed.rows !== null && markedTables.length > 0 ? markedTables : tables;
  const html = [
    `<div class="px-3 py-2.5"><h1 class="font-semibold text-base/5.5"><span dir="auto">${escapeText(name)}</span>`,
    season
      ? `<span class="font-normal text-quiet text-sm"> ${escapeText(season)}</span></h1></div>`
      : '</h1></div>',
    `<div class="${visibleTables.length > 1 ? 'grid @min-[44rem]:grid-cols-2' : ''}">`,
    ...visibleTables.map((table) =>
      [
        '<section class="min-w-0">',
        tables.length > 1 && table.name
          ? `<h2 class="border-line border-t bg-raised px-3 py-1.5 font-semibold">${escapeText(roundName(table.name, frame.words))}</h2>`
          : '',
        `${tableMarkup(table, embed, frame)}</section>`,
      ].join(''),
    ),
    '</div>',
  ].join('');
  return { title: name, html, asOf };
}
