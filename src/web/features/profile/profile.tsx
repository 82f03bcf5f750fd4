import type { ReactNode } from 'react';
import type { PlayerRecord } from '#contract/records/player.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { initials } from '#web/format/initials.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
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

/** The page, its header, and the box of the image, which covers the initials; the placeholder has the same. */
export const PAGE = 'grid max-w-4xl gap-3 [&_a]:hover:underline';
export const HEADER = 'flex items-center gap-5 py-2';
export const PORTRAIT =
  'grid h-24 flex-none place-items-center overflow-hidden rounded-lg border border-line bg-raised *:col-[1] *:row-[1]';

/** A short page of an entity: image, name, facts, and its own content. */
export function Profile({ name, img, isWide = false, country, about, facts, children }: Props) {
  const countryName = localCountry(country, useWords());
  const presentFacts = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <article className={PAGE}>
      <header className={HEADER}>
        <span className={`${PORTRAIT} ${isWide ? 'w-36' : 'w-24'}`}>
          <b aria-hidden="true" className="font-bold font-stretch-80% text-[1.75rem] text-quiet">
            {initials(name)}
          </b>
          {img && (
            <img src={img} alt="" width={isWide ? 144 : 96} height={96} className="size-full object-cover" />
          )}
        </span>
        <div>
          <h1 dir="auto" className="font-bold font-stretch-80% text-xl">
            {name}
          </h1>
          <p className="tap-links flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-quiet">
            {countryName && (
              <>
                <Flag src={flagPath(country.cc)} />
                {country.id ? (
                  <Link to={profileAddress('country', country.id)}>{countryName}</Link>
                ) : (
                  countryName
                )}
              </>
            )}
            {about && <span className="nth-3:before:me-2 nth-3:before:content-['·']">{about}</span>}
          </p>
        </div>
      </header>
      {presentFacts.length > 0 && (
        <dl className="card tap-links grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-6 overflow-hidden px-3.5 py-2">
          {presentFacts.map(([fact, value]) => (
            <div
              key={fact}
              className="grid min-h-8 grid-cols-[6rem_minmax(0,1fr)] items-center gap-2 pointer-coarse:has-[a]:h-11"
            >
              <dt className="text-quiet">{fact}</dt>
              <dd dir="auto" className="font-medium">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </article>
  );
}
