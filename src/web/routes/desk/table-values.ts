import type { DeskDay, DeskTableRow } from '#contract/desk/desk-variables.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import { signedNumber } from '#contract/signed-number.ts';
import { presentTables } from '#web/features/standings/phases.ts';
import { type DisplayRow, displayTables } from '#web/features/standings/rows.ts';
import type { TableSeason } from '#web/matches/choose-seasons.ts';
import { leagueText } from '#web/matches/vidiprinter/line-text.ts';
import type { DeskTexts } from './desk-part.ts';

/** A season's tables as they stand. */
export interface SeasonTables {
  readonly season: TableSeason;
  readonly standings: StandingsRecord;
}

type Cells = Omit<DeskTableRow, 'line'>;

/** Characters of the columns of an aligned line, besides that of the team. */
const WIDTHS = { position: 3, figure: 4, points: 5 };
/** A longer name moves what is beside it. */
const MAX_TEAM_CHARACTERS = 32;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string) => [...graphemes.segment(text)].length;

function cellsOf({ row, record, position }: DisplayRow, intl: string): Cells {
  const figure = (value: number | null) => (value === null ? '' : String(value).replace('-', '−'));
  const { games_played, won, draw, lost, goals_scored, goals_against, goals_diff, points } = record;
  const [team] = isolateNames(row.team_name);
  return {
    position: figure(position),
    team,
    played: figure(games_played),
    won: figure(won),
    drawn: figure(draw),
    lost: figure(lost),
    scored: figure(goals_scored),
    conceded: figure(goals_against),
    difference: goals_diff === null ? '' : signedNumber(goals_diff, intl),
    points: figure(points),
  };
}

function headCells({ standings: { columns: t } }: DeskTexts): Cells {
  return {
    position: t.position.short,
    team: t.team.short,
    played: t.games_played.short,
    won: t.won.short,
    drawn: t.draw.short,
    lost: t.lost.short,
    scored: t.goals_scored.short,
    conceded: t.goals_against.short,
    difference: t.goals_diff.short,
    points: t.points.short,
  };
}

/** Returns the cells with their line, in which all columns are aligned. */
function aligned(cells: Cells, teamCharacters: number): DeskTableRow {
  const { position, team, points, played, won, drawn, lost, scored, conceded, difference } = cells;
  const name = team + ' '.repeat(Math.max(0, teamCharacters - lengthOf(team)));
  const figures = [played, won, drawn, lost, scored, conceded].map((text) => text.padStart(WIDTHS.figure));
  const line = [
    `${position.padStart(WIDTHS.position)}  ${name}`,
    ...figures,
    difference.padStart(WIDTHS.points),
    points.padStart(WIDTHS.points),
  ].join('');
  return { ...cells, line };
}

/** Returns the values of the tables, those of an earlier phase of a season left out. */
export function tableValues(
  seasons: readonly SeasonTables[],
  words: DeskTexts,
): NonNullable<DeskDay['tables']>['tables'] {
  return seasons.flatMap(({ season, standings }) => {
    const all = displayTables(standings, null);
    const { leagueId, name, country } = season;
    const competition = leagueText(
      { id: leagueId, name },
      { country: country.name, countryCode: country.cc },
      words,
    );
    return presentTables(all).map((table) => {
      const head = headCells(words);
      const rows = table.rows.map((row) => cellsOf(row, words.intl));
      const longest = Math.max(...[head, ...rows].map(({ team }) => lengthOf(team)));
      const characters = Math.min(longest, MAX_TEAM_CHARACTERS);
      return {
        competition,
        group: all.length > 1 ? (table.name ?? '') : '',
        head: aligned(head, characters),
        rows: rows.map((cells) => aligned(cells, characters)),
      };
    });
  });
}
