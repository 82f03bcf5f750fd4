import { isNotFound } from '#web/data/api-error.ts';
import { teamMatchesQuery } from '#web/data/team.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { LINE, ReservedLines, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { MatchLine } from '#web/features/team-matches/match-line.tsx';
import { useTeamMatches } from '#web/routes/shared/lists/use-team-matches.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useCompareWords } from '#web/words/compare.ts';
import type { SectionProps } from './section-props.ts';

const SIDES = ['home', 'away'] as const;
const LINES = 3;

/** The match of each team that is in play or comes next. */
export function NextSection({ id, watch, isNear, teams, zone }: SectionProps) {
  const { compare: say } = useCompareWords();
  return (
    <SectionCard id={id} watch={watch} title={say.next}>
      <div className="grid grid-cols-1 gap-x-6 min-[34rem]:grid-cols-2">
        {SIDES.map((side) => {
          const { name } = teams[side];
          return (
            <section key={side} aria-label={name} className="min-w-0">
              <h3 className="truncate py-1 font-semibold" title={name}>
                {name}
              </h3>
              {isNear ? (
                <NextMatch teamId={teams[side].id} zone={zone} />
              ) : (
                <ReservedLines count={LINES - 1} isLoading={false} />
              )}
            </section>
          );
        })}
      </div>
    </SectionCard>
  );
}

function NextMatch({ teamId, zone }: { readonly teamId: string; readonly zone: string }) {
  const { compare: say } = useCompareWords();
  const { rows, error, confirmed } = useTeamMatches(teamId);
  const { trouble } = useStateOfData([teamMatchesQuery(teamId).queryKey]);
  if (!rows && !isNotFound(error)) {
    return trouble ? <ErrorState trouble={trouble} /> : <ReservedLines count={LINES - 1} isLoading />;
  }
  const row =
    rows?.find(({ record }) => record.phase === 'live') ??
    rows?.find(({ record }) => record.phase === 'scheduled');
  return (
    <div className="min-h-16 pointer-coarse:min-h-22">
      {row ? (
        <MatchLine match={row.record} anchor={row.anchor} teamId={teamId} zone={zone} confirmed={confirmed} />
      ) : (
        <p className={`flex items-center text-quiet ${LINE}`}>{say.noNext}</p>
      )}
    </div>
  );
}
