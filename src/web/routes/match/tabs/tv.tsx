import { useQuery } from '@tanstack/react-query';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { MatchChannels } from '#web/features/tv/match-channels.tsx';
import { useViewer } from '#web/features/tv/use-viewer.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { useCountries } from '#web/settings/countries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Channels that show a match: `/match/:id/tv`. */
export function MatchTv({ match, waiting }: MatchTabProps) {
  const query = matchTvsQuery(match.id);
  const { data } = useQuery(query);
  const { trouble } = useStateOfData([query.queryKey]);
  const viewer = useViewer(useCountries());
  if (!data) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  return <MatchChannels channels={data.data} viewer={viewer} />;
}
