import { useQuery } from '@tanstack/react-query';
import { enabledIf } from '#web/data/enabled-if.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { NoContent, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { ChannelLink } from '#web/features/tv/channel-link.tsx';
import { channelsFor } from '#web/features/tv/channels-for.ts';
import { othersText } from '#web/features/tv/others-text.ts';
import { useViewer } from '#web/features/tv/use-viewer.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import type { SectionProps } from '#web/routes/match/pre-match/section-props.ts';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { useCountries } from '#web/settings/countries.ts';
import { useWords } from '#web/words/use-words.ts';

/** Usual number of lines. */
const LINE_COUNT = 1;

/** The channels that show a match in play, of those that the viewer can watch. */
export function ChannelsCard({ match, id, watch, isNear }: SectionProps) {
  const words = useWords<'tv'>();
  const { tv: t } = words;
  const viewer = useViewer(useCountries());
  const { codes, nameOf } = viewer;
  const query = matchTvsQuery(match.id);
  const { data, error } = useQuery(enabledIf(isNear, query));
  if (codes.length === 0) return null;
  const channels = data?.data ?? [];
  const { here, elsewhere, isOnOthers } = channelsFor(channels, viewer);
  return (
    <SectionCard
      id={id}
      watch={watch}
      title={words.nav.tv}
      note={codes.length === 1 && here.length > 0 && nameOf(codes[0] ?? '')}
      link={{
        to: matchAddress(match.id, 'tv'),
        text: elsewhere.length > 0 ? othersText(elsewhere, true, words) : t.title,
      }}
    >
      <SectionBody queryKeys={[query.queryKey]} error={error} isNear={isNear} reserved={LINE_COUNT}>
        {data &&
          (channels.length === 0 ? (
            <NoContent />
          ) : (
            <>
              {here.length === 0 && <p className="pb-1 text-quiet">{t.notHere(viewer.countryNames)}</p>}
              {isOnOthers && <p className="text-quiet">{t.notOnMine}</p>}
              <ul className="pb-1">
                {here.flatMap(({ code, channels: own }) =>
                  own.map((channel) => (
                    <li key={channel.id} className="flex items-baseline justify-between gap-3">
                      <ChannelLink
                        channel={channel}
                        className="min-w-0 truncate leading-6 pointer-coarse:leading-11 hover:underline"
                      />
                      {here.length > 1 && <small className="muted flex-none">{nameOf(code)}</small>}
                    </li>
                  )),
                )}
              </ul>
            </>
          ))}
      </SectionBody>
    </SectionCard>
  );
}
