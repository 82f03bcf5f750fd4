import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DatedPage } from '#web/components/dated-page.tsx';
import { isNotFound } from '#web/data/api-error.ts';
import { channelMatchesQuery, channelQuery } from '#web/data/channel.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { NotFound } from '#web/routes/shared/not-found.tsx';
import { PendingPage } from '#web/routes/shared/pending-page.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { useTvWords } from '#web/words/tv.ts';
import { ChannelPage } from './channel-page.tsx';
import { useOnNow } from './use-on-now.ts';

/** A TV channel and its two weeks: `/tv/:id`. */
export function Channel() {
  const { id = '' } = useParams();
  const words = useTvWords();
  const matchesQuery = channelMatchesQuery(id);
  const query = channelQuery(id);
  const channelResult = useQuery(query);
  const matches = useQuery(matchesQuery);
  const { onNow, keys } = useOnNow(id);
  const { trouble } = useStateOfData([matchesQuery.queryKey, query.queryKey]);
  const state = useStateOfData([matchesQuery.queryKey, ...keys]);
  const channel = channelResult.data?.data;
  if (isNotFound(channelResult.error) || channel === null) return <NotFound text={words.tv.notFound} />;
  if (!channel || !matches.data) {
    return (
      <PendingPage trouble={trouble} title={channel?.name}>
        <ChannelSkeleton />
      </PendingPage>
    );
  }
  return (
    <DatedPage state={state} hasData>
      <title>{`${channel.name} · ${words.name}`}</title>
      <div className="dims-when-old">
        <ChannelPage channel={channel} matches={matches.data.data} onNow={onNow} />
      </div>
    </DatedPage>
  );
}

function ChannelSkeleton() {
  return (
    <Loading className="grid gap-4 py-4">
      <Bar className="w-48" />
      <Bar className="w-72" />
    </Loading>
  );
}
