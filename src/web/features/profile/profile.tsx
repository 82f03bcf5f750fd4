import type { ReactNode } from 'react';
import type { PlayerRecord } from '#contract/records/player.ts';
import { localCountry } from '#news/words/country-name.ts';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Portrait } from './portrait.tsx';

interface Props {
  readonly name: string;
  /** Local path of the image; null for none. */
  readonly img: string | null;
  /** Whether its format is 3:2 instead of square. */
  readonly isWide?: boolean;
  /** Country of origin or location. */
  readonly country: PlayerRecord['country'];
  /** Button beside the name. */
  readonly action?: ReactNode;
  /** Text beside the country. */
  readonly about?: ReactNode;
  /** The club or team that the entity belongs to. */
  readonly team?: ReactNode;
  /** Facts by name; empty ones are omitted. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly children?: ReactNode;
}

/** The page and its header; the placeholder has the same. */
export const PAGE = 'grid grid-cols-1 gap-3';
export const HEADER = 'flex items-center gap-3 py-2 max-[18rem]:flex-wrap md:gap-x-4 [&_a]:hover:underline';
/** A short page of an entity: image, name, facts, and its own content below them. */
export function Profile(props: Props) {
  const { name, img, isWide = false, country, action, about, team, facts, children } = props;
  const countryName = localCountry(country, useWords());
  const presentFacts = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <article className={PAGE}>
      <header className={HEADER}>
        <Portrait name={name} img={img} isWide={isWide} />
        <div className="tap-links min-w-0">
          <div className="flex items-center gap-x-2 max-[18rem]:flex-wrap">
            <h1 className="wrap-anywhere flex min-w-0 items-center gap-1 font-bold font-stretch-80% text-xl max-md:text-[1.5rem]/7 max-[18rem]:flex-wrap">
              <span dir="auto">{name}</span>
            </h1>
            {action}
          </div>
          <p className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-quiet">
            {countryName && (
              <>
                <Flag src={flagPath(country.cc)} />
                {country.id ? (
                  <Link to={profileAddress('country', country.id)} dir="auto">
                    {countryName}
                  </Link>
                ) : (
                  <bdi>{countryName}</bdi>
                )}
              </>
            )}
            {about && (
              <span className="wrap-anywhere nth-3:before:me-2 nth-3:before:content-['·']">{about}</span>
            )}
          </p>
          {team}
        </div>
      </header>
      {presentFacts.length > 0 && <Facts facts={presentFacts} />}
      {children}
    </article>
  );
}

/** Facts by name. */
function Facts({ facts }: Pick<Props, 'facts'>) {
  return (
    <dl className="card tap-links grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-6 overflow-hidden px-3.5 py-2">
      {facts.map(([fact, value]) => (
        <div
          key={fact}
          className="grid min-h-8 grid-cols-[minmax(min(6.5rem,38%),min(30%,10rem))_minmax(0,1fr)] items-center gap-2 pointer-coarse:has-[a]:h-11"
        >
          <dt className="text-quiet">{fact}</dt>
          <dd dir="auto" className="font-medium [&_a]:hover:underline">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
