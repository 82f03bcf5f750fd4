import { useQuery } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { useViewer } from '#web/features/tv/use-viewer.ts';
import { MAX_CHANNELS, WhereToWatch } from '#web/features/tv/where-to-watch.tsx';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { useCountries } from '#web/settings/countries.ts';
import { useWords } from '#web/words/use-words.ts';
import type { SectionProps } from './section-props.ts';

/** Where to watch a match in the viewer's countries, and a calendar file. */
export function WatchSection({ match, id, watch, isNear }: SectionProps) {
  const words = useWords<'pre-match'>();
  const viewer = useViewer(useCountries());
  const query = matchTvsQuery(match.id);
  const isCovered = match.coverage?.has_tvs !== false;
  const { data, error } = useQuery(enabledIf(isNear && isCovered, query));
  if (!isCovered || data?.data.length === 0 || isNotFound(error))
    return (
      <CalendarButton
        name={`${match.teams.home.name} – ${match.teams.away.name}`}
        matches={() => [{ match: match as MatchRow, channels: [] }]}
        className="justify-self-end"
      />
    );
  return (
    <SectionCard
      id={id}
      watch={watch}
      title={words.preMatch.watch}
      note={viewer.codes.map(viewer.nameOf).join(', ')}
    >
      <SectionBody queryKeys={[query.queryKey]} error={error} isNear={isNear} reserved={MAX_CHANNELS + 2}>
        {data && <WhereToWatch match={match} channels={data.data} viewer={viewer} />}
      </SectionBody>
    </SectionCard>
  );
}
