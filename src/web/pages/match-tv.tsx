import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/features/status/error-state.tsx';
import { MatchChannels } from '#web/features/tv/match-channels.tsx';
import { matchTvsQuery } from '#web/queries/match-tvs.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useCountries } from '#web/settings/countries.ts';
import type { MatchTabProps } from './match-tab-props.ts';

/** Channels that show a match: `/match/:id/tv`. */
export function MatchTv({ match, waiting }: MatchTabProps) {
  const query = matchTvsQuery(match.id);
  const { data } = useQuery(query);
  const { trouble } = useStateOfData([query.queryKey]);
  const countries = useCountries();
  if (!data) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  return <MatchChannels channels={data.data} countries={countries} />;
}
