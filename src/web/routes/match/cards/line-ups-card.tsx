import { useQuery } from '@tanstack/react-query';
import { enabledIf } from '#web/data/enabled-if.ts';
import { lineUpsQuery } from '#web/data/line-ups.ts';
import { LineUpsNews } from '#web/features/line-ups/line-ups-news.tsx';
import { NoContent, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import type { SectionProps } from '#web/routes/match/pre-match/section-props.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Usual number of lines. */
const LINE_COUNT = 2;

/**
 * News of the line-ups, with a link to them: before kick-off the formations, which the match names once they are
 * published, and then the best players.
 */
export function LineUpsCard({ match, id, watch, isNear }: SectionProps) {
  const { matchCards: t } = useWords<'match-cards'>();
  const { matchTabs } = useWords<'match'>();
  const isAhead = match.phase === 'scheduled';
  const query = lineUpsQuery(match);
  const { data, error } = useQuery(enabledIf(isNear && !isAhead, query));
  const lineUps = data?.data ?? null;
  const hasPlayers = isAhead || lineUps?.home.squad.length || lineUps?.away.squad.length;
  return (
    <SectionCard
      id={id}
      watch={watch}
      title={match.phase === 'finished' ? matchTabs.lineups : t.lineUpsIn}
      link={{ to: matchAddress(match.id, 'lineups'), text: t.pitch }}
    >
      <SectionBody queryKeys={[query.queryKey]} error={error} isNear={isNear} reserved={LINE_COUNT}>
        {(isAhead || data) && (
          <DatedPart keys={isAhead ? [] : [query.queryKey]}>
            {hasPlayers ? <LineUpsNews match={match} lineUps={lineUps} /> : <NoContent />}
          </DatedPart>
        )}
      </SectionBody>
    </SectionCard>
  );
}
