import { SIDES } from '#contract/side-of.ts';
import { useConfirmed } from '#web/clock/program-context.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { teamMatchesQuery } from '#web/data/team.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { MatchLine } from '#web/features/team-matches/match-line.tsx';
import { useTeamMatches } from '#web/lists/use-team-matches.ts';
import { isPast } from '#web/matches/is-past.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { useAccumulator } from '#web/state/use-accumulator.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useWords } from '#web/words/use-words.ts';
import { ReservedBox } from './reserved-box.tsx';
import type { SectionProps } from './section-props.ts';

/** Height of a match. */
const HEIGHT = '3rem';

/** The match of each team that is in play or comes next. */
export function NextSection({ id, watch, isNear, teams }: SectionProps) {
  const { compare: t } = useWords<'compare'>();
  // The matches stay when the section leaves the screen.
  const [isWanted] = useAccumulator((wasNear) => wasNear || isNear, false);
  return (
    <SectionCard id={id} watch={watch} title={t.next}>
      <div className="-ms-2.5 -me-3 grid grid-cols-1">
        {SIDES.map((side) => {
          const { name } = teams[side];
          return (
            <section key={side} aria-label={name} className="min-w-0">
              <h3 dir="auto" className="truncate px-3.5 py-1 font-semibold" title={name}>
                {name}
              </h3>
              {isWanted ? (
                <NextMatch teamId={teams[side].id} />
              ) : (
                <ReservedBox height={HEIGHT} isLoading={false} />
              )}
            </section>
          );
        })}
      </div>
    </SectionCard>
  );
}

function NextMatch({ teamId }: { readonly teamId: string }) {
  const { compare: t } = useWords<'compare'>();
  const { rows, error, keys } = useTeamMatches(teamId);
  const asOf = useConfirmed()();
  const { trouble } = useStateOfData([teamMatchesQuery(teamId).queryKey]);
  if (!rows && !isNotFound(error)) {
    return trouble ? <ErrorState trouble={trouble} /> : <ReservedBox height={HEIGHT} isLoading />;
  }
  const row =
    rows?.find(({ record }) => record.phase === 'live') ??
    rows?.find(({ record }) => record.phase === 'scheduled' && !isPast(record, asOf));
  return (
    <div className="min-h-12">
      <DatedPart keys={keys}>
        {row ? (
          <MatchLine match={row.record} anchor={row.anchor} teamId={teamId} />
        ) : (
          <p className="px-3.5 py-3 text-quiet">{t.noNext}</p>
        )}
      </DatedPart>
    </div>
  );
}
