import type { DeskDay, DeskMatches } from '#contract/desk/desk-variables.ts';
import { countryOfZone } from '#contract/order/countries.ts';
import { roundName } from '#news/words/round-name.ts';
import { dayNames, timeOfDay, zoneName } from '#web/format/clock-time.ts';
import type { Day } from '#web/format/day.ts';
import { aggregate } from '#web/matches/aggregate.ts';
import { byCompetition, type MatchGroup, NO_PREFERENCES } from '#web/matches/order.ts';
import { filterOf, type MatchListRow } from '#web/matches/rows.ts';
import { leagueText } from '#web/matches/vidiprinter/line-text.ts';
import type { DeskProgram, DeskSection } from '#web/navigation/desk-address.ts';
import type { DeskTexts } from './desk-part.ts';
import { type MatchContext, matchValues } from './match-values.ts';
import { type SeasonTables, tableValues } from './table-values.ts';

/** What the desk's text is written of. */
export interface DeskSource extends MatchContext {
  readonly day: Day;
  readonly program: Pick<DeskProgram, 'sections' | 'leagues'>;
  /** The matches of the program, without those that a spoiler shield hides. */
  readonly rows: readonly MatchListRow[];
  readonly tables: readonly SeasonTables[];
}

type CompetitionGroup = Extract<MatchGroup, { kind: 'competition' }>;

/** Returns the competitions: the program's in its order, else as pages have them for the zone's country. */
function groupsOf({ rows, zone, program: { leagues } }: DeskSource): readonly CompetitionGroup[] {
  const groups = byCompetition(rows, { ...NO_PREFERENCES, country: countryOfZone(zone) }).filter(
    (group) => group.kind === 'competition',
  );
  if (leagues.length === 0) return groups;
  return groups.toSorted((a, b) => leagues.indexOf(a.league.id) - leagues.indexOf(b.league.id));
}

const isOver = ({ record }: MatchListRow) => filterOf(record) === 'finished';

/** Which matches a section has. */
const BELONGS: Readonly<
  Record<Exclude<DeskSection, 'tables'>, (row: MatchListRow, context: MatchContext) => boolean>
> = {
  results: (row) => isOver(row) || filterOf(row.record) === 'live',
  classified: (row) => isOver(row) || row.record.phase === 'off',
  deciders: (row) =>
    isOver(row) && (row.record.scores.ps_score !== null || aggregate(row.record, row.related) !== null),
  fixtures: ({ record }) => filterOf(record) === 'scheduled',
  tv: ({ record }, { channelsOf, countries }) =>
    record.phase !== 'off' &&
    channelsOf(record.id).some(({ country: { cc } }) => cc !== null && countries.includes(cc)),
};

/** Returns the values of all variables of the desk's templates. */
export function deskDay(source: DeskSource, words: DeskTexts): DeskDay {
  const { day, program, zone, asOf, tables } = source;
  const groups = groupsOf(source);
  const byHome = (a: MatchListRow, b: MatchListRow) =>
    a.record.teams.home.name.localeCompare(b.record.teams.home.name, words.intl);

  function matches(section: keyof typeof BELONGS): DeskMatches | null {
    if (!program.sections.includes(section)) return null;
    const competitions = groups.flatMap(({ league, round, rows }) => {
      const own = rows.filter((row) => BELONGS[section](row, source));
      if (own.length === 0) return [];
      const { country_name: country, country_code: countryCode } = league;
      return {
        competition: leagueText(league, { country, countryCode }, words),
        round: round === null ? '' : roundName(round, words),
        matches: (section === 'classified' ? own.toSorted(byHome) : own).map((row) =>
          matchValues(row, source, words),
        ),
      };
    });
    return competitions.length > 0 ? { heading: words.desk.section[section], competitions } : null;
  }

  const ofSeasons = program.sections.includes('tables') ? tableValues(tables, words) : [];
  return {
    day: dayNames(day, words.intl).long,
    asOf: asOf === null ? '' : words.age.asOf(timeOfDay(asOf, zone, words.intl)),
    zone: zoneName(zone),
    results: matches('results'),
    classified: matches('classified'),
    deciders: matches('deciders'),
    fixtures: matches('fixtures'),
    tv: matches('tv'),
    tables: ofSeasons.length > 0 ? { heading: words.desk.section.tables, tables: ofSeasons } : null,
  };
}
