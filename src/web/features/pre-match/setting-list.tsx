import type { ReactNode } from 'react';
import { spokenName } from '#contract/person-name.ts';
import type { VenueAndReferee } from '#web/matches/venue-and-referee.ts';
import { venueText } from '#web/matches/venue-and-referee.ts';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { useWords } from '#web/words/use-words.ts';
import { LINE } from './section-card.tsx';

interface Props {
  readonly venueAndReferee: VenueAndReferee;
  /** The forecast in words; null without one. */
  readonly weather: string | null;
}

/** Venue, referee and weather of a match. */
export function SettingList({ venueAndReferee: { venue, referee }, weather }: Props) {
  const { matchInfo, intl } = useWords<'match-info'>();
  const { preMatch: t } = useWords<'pre-match'>();
  const capacity = venue?.capacity && t.capacity(new Intl.NumberFormat(intl).format(venue.capacity));
  return (
    <dl>
      <Fact name={matchInfo.venue}>
        {venue === null && t.venueUnknown}
        {venue && (
          <>
            <NamedLink kind="venue" id={venue.id}>
              {venueText(venue)}
            </NamedLink>
            {capacity && <small className="muted">{` ${capacity}`}</small>}
          </>
        )}
      </Fact>
      <Fact name={matchInfo.referee}>
        {referee === null && t.venueUnknown}
        {referee && <bdi>{spokenName(referee)}</bdi>}
      </Fact>
      <Fact name={matchInfo.weather}>{weather ?? t.noForecast}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={`grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-2 ${LINE}`}>
      <dt className="text-quiet">{name}</dt>
      <dd className="tap-links">{children}</dd>
    </div>
  );
}
