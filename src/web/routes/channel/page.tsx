import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { isNotFound } from '#web/data/api-error.ts';
import { channelMatchesQuery, channelQuery } from '#web/data/channel.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { dayAt } from '#web/format/day.ts';
import { useTvGuide } from '#web/lists/use-tv-guide.ts';
import { NotFound } from '#web/routes/shared/not-found.tsx';
import { PendingPage } from '#web/routes/shared/pending-page.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { useWords } from '#web/words/use-words.ts';
import { ChannelPage, type LiveListings } from './channel-page.tsx';

/**
 * Returns the matches in play on a channel; undefined while loading, null if they are not available. They come from the
 * guide of the day, because a channel's own list begins with the next kick-off. `keys`: of the guide's polled queries.
 */
function useOnNow(id: string) {
  const zone = useZone();
  const today = useClock((now) => (now === null ? null : dayAt(now, zone)));
  const { listings, state, keys } = useTvGuide(today, today, zone);
  const isFailing = state.trouble !== null;
  const onNow = useMemo((): LiveListings | null | undefined => {
    if (!listings) return isFailing ? null : undefined;
    const onChannel = listings.filter(
      ({ match, channels }) => match.phase === 'live' && channels.some((channel) => channel.id === id),
    );
    return { listings: onChannel };
  }, [listings, isFailing, id]);
  return { onNow, keys };
}

/** A TV channel and its two weeks: `/tv/:id`. */
export function Channel() {
  const { id = '' } = useParams();
  const words = useWords<'tv'>();
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
