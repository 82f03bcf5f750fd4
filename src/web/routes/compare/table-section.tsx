import { SIDES } from '#contract/side-of.ts';
import { NoContent, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { ShortTable } from '#web/features/standings/short-table.tsx';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { SectionProps } from './section-props.ts';
import type { useTeamSeasons } from './use-team-seasons.ts';

interface Props extends SectionProps {
  readonly seasons: ReturnType<typeof useTeamSeasons>;
}

const SKELETON_ROWS = 7;

/** The rows of both teams in their table, or in one each. */
export function TableSection({ id, watch, isNear, teams, seasons }: Props) {
  const words = useWords<'compare'>();
  const { compare: t } = words;
  const { home, away, isSameTable, isLoaded } = seasons;
  const isEmpty = home.table === null && away.table === null;
  const [homeLeague, awayLeague] = [home, away].map(({ league }) => league && competitionName(league, words));
  const difference =
    homeLeague && awayLeague && home.league?.id !== away.league?.id
      ? t.differentTables(teams.home.name, homeLeague, teams.away.name, awayLeague)
      : t.sameCompetition(teams.home.name, teams.away.name);
  return (
    <SectionCard id={id} watch={watch} title={t.table} note={isSameTable ? homeLeague : null}>
      <SectionBody
        queryKeys={[...home.queryKeys, ...away.queryKeys]}
        error={null}
        isNear={isNear}
        reserved={SKELETON_ROWS}
      >
        {isLoaded &&
          (isEmpty ? (
            <NoContent />
          ) : isSameTable ? (
            <ShortTable
              name={homeLeague ?? t.table}
              rows={home.table ?? []}
              teamIds={[teams.home.id, teams.away.id]}
            />
          ) : (
            <>
              <p className="pb-2 text-quiet">{difference}</p>
              <div className="grid grid-cols-1 gap-3 [&:not(aside_*)]:min-[34rem]:grid-cols-2">
                {SIDES.map((side) => {
                  const { table, league } = seasons[side];
                  const teamIds = [teams[side].id];
                  return (
                    table && (
                      <ShortTable
                        key={side}
                        name={(league && competitionName(league, words)) ?? t.table}
                        rows={table}
                        teamIds={teamIds}
                      />
                    )
                  );
                })}
              </div>
            </>
          ))}
      </SectionBody>
    </SectionCard>
  );
}
