import type { ReactNode } from 'react';
import { profileAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { useMatchWords } from '#web/words/match.ts';
import { type Setting, venueText } from './setting.ts';

/** Venue and referee of a match. They appear together in a reserved line, so that nothing moves. */
export function SettingLine({ venue, referee }: Setting) {
  const words = useMatchWords();
  if (venue === null && referee === null) return null;
  const isKnown = venue !== undefined && referee !== undefined;
  return (
    <dl className="facts setting">
      <Told name={words.match.venue}>
        {isKnown && venue && (
          <IntentLink to={profileAddress('venue', venue.id)} title={venueText(venue)}>
            {venueText(venue)}
          </IntentLink>
        )}
      </Told>
      <Told name={words.match.referee}>
        {isKnown && referee && (
          <IntentLink to={profileAddress('referee', referee.id)} title={referee.name}>
            {referee.name}
          </IntentLink>
        )}
      </Told>
    </dl>
  );
}

function Told({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
