import { useQuery } from '@tanstack/react-query';
import type { Match } from '#contract/records/match.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { preferredChannel } from '#web/features/tv/channels-for.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { useCountry } from '#web/settings/country.ts';
import { useMyChannels } from '#web/settings/my-channels.ts';

/**
 * Fetches the channel that shows a match: one of the viewer's own, else of their country. Null while unknown, after the
 * match, and in narrow windows, whose header has no room for it.
 *
 * @param isWanted whether to fetch it yet
 */
export function useHomeChannel(match: Match | undefined, isWanted: boolean) {
  const country = useCountry();
  const mine = useMyChannels();
  const isWide = useWide();
  const isAhead = match?.phase === 'scheduled' || match?.phase === 'live';
  const isShown = isWide && isAhead && country !== null && match.coverage?.has_tvs !== false;
  const { data } = useQuery({ ...matchTvsQuery(match?.id ?? ''), enabled: isShown && isWanted });
  return isShown && data ? (preferredChannel(data.data, { codes: [country], mine }) ?? null) : null;
}
