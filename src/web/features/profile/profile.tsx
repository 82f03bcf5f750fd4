import './profile.css';
import type { ReactNode } from 'react';
import type { PlayerRecord } from '#contract/records/player.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { initials } from '#web/format/initials.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { localCountry } from '#web/words/country-name.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly name: string;
  /** Local path of the image; null for none. */
  readonly img: string | null;
  /** Whether its format is 3:2 instead of square. */
  readonly isWide?: boolean;
  /** Country of origin or location. */
  readonly country: PlayerRecord['country'];
  /** Text beside the country. */
  readonly about?: ReactNode;
  /** Facts by name; empty ones are omitted. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly children?: ReactNode;
}

/** A short page of an entity: image, name, facts, and its own content. */
export function Profile({ name, img, isWide = false, country, about, facts, children }: Props) {
  const countryName = localCountry(country, useWords());
  const presentFacts = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <article className="profile">
      <header>
        <span className="portrait" data-wide={isWide || undefined}>
          <b aria-hidden="true">{initials(name)}</b>
          {img && <img src={img} alt="" width={isWide ? 144 : 96} height={96} />}
        </span>
        <div>
          <h1 dir="auto">{name}</h1>
          <p className="tap-links">
            {countryName && (
              <>
                <Flag src={flagPath(country.cc)} />
                {country.id ? (
                  <PrefetchLink to={profileAddress('country', country.id)}>{countryName}</PrefetchLink>
                ) : (
                  countryName
                )}
              </>
            )}
            {about && <span>{about}</span>}
          </p>
        </div>
      </header>
      {presentFacts.length > 0 && (
        <dl className="tap-links">
          {presentFacts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </article>
  );
}
