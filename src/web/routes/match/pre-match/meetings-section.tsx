import { useQuery } from '@tanstack/react-query';
import { enabledIf } from '#web/data/enabled-if.ts';
import { h2hQuery } from '#web/data/h2h.ts';
import { balanceOf } from '#web/features/h2h/balance.ts';
import { LAST_MEETINGS, LastMeetingList } from '#web/features/pre-match/meeting-list.tsx';
import { NoContent, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { SectionProps } from './section-props.ts';

/** The last meetings of both teams, from the same answer as their form. */
export function MeetingsSection({ match, id, watch, isNear }: SectionProps) {
  const { preMatch: t } = useWords<'pre-match'>();
  const query = h2hQuery(match.id);
  const { data, error } = useQuery(enabledIf(isNear, query));
  const meetings = data?.data?.h2h ?? [];
  const { home, away } = match.teams;
  return (
    <SectionCard
      id={id}
      watch={watch}
      title={t.meetings}
      link={{ to: matchAddress(match.id, 'h2h'), text: t.allMeetings }}
    >
      <SectionBody queryKeys={[query.queryKey]} error={error} isNear={isNear} reserved={LAST_MEETINGS + 1}>
        {data &&
          (meetings.length > 0 ? (
            <LastMeetingList
              meetings={meetings}
              balance={balanceOf(meetings, home.id)}
              teams={{ home: home.name, away: away.name }}
            />
          ) : (
            <NoContent />
          ))}
      </SectionBody>
    </SectionCard>
  );
}
