import { useQuery } from '@tanstack/react-query';
import { enabledIf } from '#web/data/enabled-if.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { SectionCard } from '#web/features/pre-match/section-card.tsx';
import { MAX_CHANNELS, WhereToWatch } from '#web/features/tv/where-to-watch.tsx';
import { SectionBody } from '#web/routes/shared/section-body.tsx';
import { useCountries } from '#web/settings/countries.ts';
import { countryNamer } from '#web/words/country-name.ts';
import { usePreMatchWords } from '#web/words/pre-match.ts';
import { useTvWords } from '#web/words/tv.ts';
import type { SectionProps } from './section-props.ts';

const NO_CHANNELS = [] as const;

/** Where to watch a match in the viewer's countries. */
export function WatchSection({ match, zone, id, watch, isNear }: SectionProps) {
  const words = usePreMatchWords();
  const { tv } = useTvWords();
  const countries = useCountries();
  const query = matchTvsQuery(match.id);
  const isCovered = match.coverage?.has_tvs !== false;
  const { data, error } = useQuery(enabledIf(isNear && isCovered, query));
  const channels = isCovered ? data?.data : NO_CHANNELS;
  return (
    <SectionCard
      id={id}
      watch={watch}
      title={words.preMatch.watch}
      note={countries.map(countryNamer(words)).join(', ')}
    >
      <SectionBody
        queryKeys={[query.queryKey]}
        error={error}
        isNear={isNear}
        reserved={MAX_CHANNELS + 2}
        none={tv.none}
      >
        {channels && (
          <WhereToWatch
            match={match}
            channels={channels}
            countries={countries}
            zone={zone}
            lineCount={isCovered ? MAX_CHANNELS + 1 : 1}
          />
        )}
      </SectionBody>
    </SectionCard>
  );
}
