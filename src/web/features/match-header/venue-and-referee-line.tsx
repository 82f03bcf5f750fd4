import type { ReactNode } from 'react';
import { type VenueAndReferee, venueText } from '#web/matches/venue-and-referee.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { useMatchWords } from '#web/words/match.ts';

/** Venue and referee of a match. They appear together in a reserved line, so that nothing moves. */
export function VenueAndRefereeLine({ venue, referee }: VenueAndReferee) {
  const words = useMatchWords();
  if (venue === null && referee === null) return null;
  const isLoaded = venue !== undefined && referee !== undefined;
  return (
    <dl className="facts setting">
      <Fact name={words.match.venue}>
        {isLoaded && venue && (
          <PrefetchLink to={profileAddress('venue', venue.id)} title={venueText(venue)}>
            {venueText(venue)}
          </PrefetchLink>
        )}
      </Fact>
      <Fact name={words.match.referee}>
        {isLoaded && referee && (
          <PrefetchLink to={profileAddress('referee', referee.id)} title={referee.name}>
            {referee.name}
          </PrefetchLink>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
