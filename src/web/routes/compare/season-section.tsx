import { NumberRows, SideBySide } from '#web/features/compare/side-by-side.tsx';
import { type TeamNumber, teamNumbers } from '#web/features/compare/team-numbers.ts';
import { NoContent, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import type { ColumnName } from '#web/ui/sort-head.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { ReservedBox } from './reserved-box.tsx';
import type { SectionProps } from './section-props.ts';
import type { useTeamSeasons } from './use-team-seasons.ts';

interface Props extends SectionProps {
  readonly seasons: ReturnType<typeof useTeamSeasons>;
}

/** Usual height: 11 rows of all matches, 8 of each ground, and three headings. */
const HEIGHT = '60.75rem';

/** The numbers of both teams' seasons as paired bars. */
export function SeasonSection({ id, watch, isNear, teams, seasons }: Props) {
  const words = useWords<'compare'>();
  const { compare: t } = words;
  const { standings, team } = useWords<'standings' | 'team'>();
  const { home, away, isSameTable, isLoaded } = seasons;
  const columns: Readonly<Partial<Record<TeamNumber, ColumnName>>> = standings.columns;
  const rowNames: Readonly<Partial<Record<TeamNumber, string>>> = t.rows;
  const labelOf = (key: TeamNumber) => rowNames[key] ?? columns[key]?.long ?? key;
  const groups = teamNumbers(home.season, away.season, isSameTable);
  const leagues = [
    ...new Set([home.league, away.league].map((league) => league && competitionName(league, words))),
  ].filter(Boolean);
  const names = { home: teams.home.name, away: teams.away.name };
  return (
    <SectionCard id={id} watch={watch} title={t.season} note={leagues.join(' · ')}>
      <SectionBody
        queryKeys={[...home.queryKeys, ...away.queryKeys]}
        error={null}
        isNear={isNear}
        reserved={<ReservedBox height={HEIGHT} isLoading={isNear} />}
      >
        {isLoaded &&
          (groups.length === 0 ? (
            <NoContent />
          ) : (
            <SideBySide caption={`${t.season}: ${leagues.join(', ')}`} names={names}>
              {(headers) =>
                groups.map(({ view, rows }) => (
                  <NumberRows
                    key={view}
                    headers={headers}
                    title={t.groups[view]}
                    rows={rows}
                    labelOf={labelOf}
                    place={team.place}
                  />
                ))
              }
            </SideBySide>
          ))}
      </SectionBody>
    </SectionCard>
  );
}
