import { useQuery } from '@tanstack/react-query';
import { SIDES } from '#contract/side-of.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { h2hQuery } from '#web/data/h2h.ts';
import { FORM_MATCHES, FormList } from '#web/features/pre-match/form-list.tsx';
import { NoContent, ReservedLines, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { SectionProps } from './section-props.ts';

const LISTS = 'grid grid-cols-1 gap-x-6 [&:not(aside_*)]:min-[34rem]:grid-cols-2';

/** The last matches of both teams. */
export function FormSection({ match, id, watch, isNear }: SectionProps) {
  const { preMatch: t } = useWords<'pre-match'>();
  const query = h2hQuery(match.id);
  const { data, error } = useQuery(enabledIf(isNear, query));
  const record = data?.data;
  return (
    <SectionCard id={id} watch={watch} title={t.form} note={t.lastFive}>
      <SectionBody
        queryKeys={[query.queryKey]}
        error={error}
        isNear={isNear}
        reserved={
          <div className={LISTS}>
            {SIDES.map((side) => (
              <ReservedLines key={side} count={FORM_MATCHES + 1} isLoading={isNear} />
            ))}
          </div>
        }
      >
        {data &&
          (SIDES.some((side) => record?.[side].events.overall.length) ? (
            <div className={LISTS}>
              {SIDES.map((side) => (
                <FormList key={side} team={match.teams[side]} matches={record?.[side].events.overall ?? []} />
              ))}
            </div>
          ) : (
            <NoContent />
          ))}
      </SectionBody>
    </SectionCard>
  );
}
