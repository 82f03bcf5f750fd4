import './venue-list.css';
import type { VenueRecord } from '#contract/records/venue.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { useVenuesWords } from '#web/words/venues.ts';

const bySize = (a: VenueRecord, b: VenueRecord) =>
  (b.capacity ?? 0) - (a.capacity ?? 0) || a.name.localeCompare(b.name, 'en');

/** Venues with images, largest first. */
export function VenueList({ venues }: { readonly venues: readonly VenueRecord[] }) {
  const { venues: say, intl } = useVenuesWords();
  if (venues.length === 0) return <p className="px-4 py-16 text-center text-base text-quiet">{say.none}</p>;
  const numbers = new Intl.NumberFormat(intl);
  return (
    <ul className="venue-list">
      {[...venues].sort(bySize).map(({ id, name, city, capacity, img }) => (
        <li key={id}>
          <span>
            {img && <img src={img} alt="" width={320} height={180} loading="lazy" decoding="async" />}
          </span>
          <h2 dir="auto">
            <PrefetchLink to={profileAddress('venue', id)} title={name}>
              {name}
            </PrefetchLink>
          </h2>
          <p>
            {city && (
              <span dir="auto" title={city}>
                {city}
              </span>
            )}
            <b>{capacity === null ? say.unknown : say.capacity(numbers.format(capacity))}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}
