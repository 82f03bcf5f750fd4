import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { TroubleBar } from '#web/features/status/trouble-bar.tsx';
import { ChannelPage } from '#web/features/tv/channel-page.tsx';
import { isNotFound } from '#web/queries/api-error.ts';
import { channelMatchesQuery, channelQuery } from '#web/queries/channel.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useZone } from '#web/settings/zone.ts';
import { Bar } from '#web/ui/skeleton.tsx';
import { useTvWords } from '#web/words/tv.ts';
import { NotFound } from './not-found.tsx';
import { UntilTold } from './until-told.tsx';

/** A TV channel and its two weeks: `/tv/:id`. */
export function Channel() {
  const { id = '' } = useParams();
  const words = useTvWords();
  const zone = useZone();
  const matchesQuery = channelMatchesQuery(id);
  const query = channelQuery(id);
  const told = useQuery(query);
  const matches = useQuery(matchesQuery);
  const state = useStateOfData([matchesQuery.queryKey]);
  const own = useStateOfData([query.queryKey]);
  const channel = told.data?.data;
  if (isNotFound(told.error) || channel === null) return <NotFound text={words.tv.notFound} />;
  if (!channel || !matches.data) {
    return (
      <UntilTold trouble={state.trouble ?? own.trouble} title={channel?.name}>
        <ChannelSkeleton />
      </UntilTold>
    );
  }
  return (
    <div data-old={state.old}>
      <title>{`${channel.name} · ${words.name}`}</title>
      <div className="dims-when-old">
        <ChannelPage channel={channel} matches={matches.data.data} zone={zone} />
      </div>
      <TroubleBar trouble={state.trouble} asOf={state.asOf} zone={zone} />
    </div>
  );
}

function ChannelSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 py-4">
      <Bar className="w-48" />
      <Bar className="w-72" />
    </div>
  );
}
