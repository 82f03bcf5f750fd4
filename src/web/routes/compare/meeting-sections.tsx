import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SIDES } from '#contract/side-of.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { teamsH2hQuery } from '#web/data/h2h.ts';
import { balanceOf, goalsIn } from '#web/features/h2h/balance.ts';
import { BalanceBar } from '#web/features/h2h/balance-bar.tsx';
import { MeetingList } from '#web/features/h2h/meeting-list.tsx';
import { FORM_MATCHES, FormList } from '#web/features/pre-match/form-list.tsx';
import { NoContent, ReservedLines, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { useWords } from '#web/words/use-words.ts';
import { ReservedBox } from './reserved-box.tsx';
import type { SectionProps } from './section-props.ts';

const INITIAL_MEETINGS = 5;
/** Usual height of the balance and the list with its button. */
const MEETINGS_HEIGHT = '23.75rem';
/** Both teams side by side where there is room. */
const COLUMNS = 'grid grid-cols-1 gap-x-6 [&:not(aside_*)]:min-[34rem]:grid-cols-2';

export interface MeetingSectionsProps {
  readonly form: SectionProps;
  readonly meetings: SectionProps;
}

/** The form of both teams and their meetings, which come with the same answer. */
export function MeetingSections({ form, meetings }: MeetingSectionsProps) {
  return (
    <>
      <FormSection {...form} />
      <MeetingsSection {...meetings} />
    </>
  );
}

/** The last five matches of both teams, with opponents. */
function FormSection({ id, watch, isNear, teams }: SectionProps) {
  const { compare: t } = useWords<'compare'>();
  const { preMatch } = useWords<'pre-match'>();
  const query = teamsH2hQuery(teams.home.id, teams.away.id);
  const { data, error } = useQuery(enabledIf(isNear, query));
  return (
    <SectionCard id={id} watch={watch} title={preMatch.form} note={t.lastFive}>
      <SectionBody
        queryKeys={[query.queryKey]}
        error={error}
        isNear={isNear}
        reserved={
          <div className={COLUMNS}>
            {SIDES.map((side) => (
              <ReservedLines key={side} count={FORM_MATCHES + 1} isLoading={isNear} />
            ))}
          </div>
        }
      >
        {data &&
          (SIDES.some((side) => data.data?.[side].events.overall.length) ? (
            <div className={COLUMNS}>
              {SIDES.map((side) => (
                <FormList key={side} team={teams[side]} matches={data.data?.[side].events.overall ?? []} />
              ))}
            </div>
          ) : (
            <NoContent />
          ))}
      </SectionBody>
    </SectionCard>
  );
}

/** The meetings of both teams, from the same answer as their form. */
function MeetingsSection({ id, watch, isNear, teams }: SectionProps) {
  const { compare: t } = useWords<'compare'>();
  const { preMatch } = useWords<'pre-match'>();
  const [isExpanded, setExpanded] = useState(false);
  const query = teamsH2hQuery(teams.home.id, teams.away.id);
  const { data, error } = useQuery(enabledIf(isNear, query));
  const meetings = data?.data?.h2h ?? [];
  const homeId = teams.home.id;
  const isCounted = meetings.some((meeting) => goalsIn(meeting, homeId) !== null);
  return (
    <SectionCard id={id} watch={watch} title={preMatch.meetings}>
      <SectionBody
        queryKeys={[query.queryKey]}
        error={error}
        isNear={isNear}
        reserved={<ReservedBox height={MEETINGS_HEIGHT} isLoading={isNear} />}
      >
        {data &&
          (meetings.length === 0 ? (
            <NoContent />
          ) : (
            <div className="@container/meetings">
              {isCounted && <BalanceBar match={{ teams }} balance={balanceOf(meetings, homeId)} />}
              <MeetingList meetings={isExpanded ? meetings : meetings.slice(0, INITIAL_MEETINGS)} />
              {meetings.length > INITIAL_MEETINGS && !isExpanded && (
                <MoreButton onClick={() => setExpanded(true)}>{t.allMeetings(meetings.length)}</MoreButton>
              )}
            </div>
          ))}
      </SectionBody>
    </SectionCard>
  );
}
