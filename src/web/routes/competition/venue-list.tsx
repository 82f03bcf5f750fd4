import type { VenueRecord } from '#contract/records/venue.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useWords } from '#web/words/use-words.ts';

const bySize = (intl: string) => (a: VenueRecord, b: VenueRecord) =>
  (b.capacity ?? 0) - (a.capacity ?? 0) || a.name.localeCompare(b.name, intl);

/** Venues with images, largest first; each card is a link. The number of lines does not depend on the font. */
export function VenueList({ venues }: { readonly venues: readonly VenueRecord[] }) {
  const { venues: t, intl } = useWords<'venues'>();
  if (venues.length === 0) return <EmptyState>{t.none}</EmptyState>;
  const numbers = new Intl.NumberFormat(intl);
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] md:gap-3">
      {[...venues].sort(bySize(intl)).map(({ id, name, city, capacity, img }) => (
        <li key={id} className="card relative overflow-hidden">
          <span className="block aspect-[3/2] bg-raised">
            {img && (
              <img
                src={fullPath(img)}
                alt=""
                width={320}
                height={180}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            )}
          </span>
          <h2 dir="auto" className="px-3 pt-2 font-semibold max-md:px-2 max-md:leading-4.5">
            <Link
              to={profileAddress('venue', id)}
              title={name}
              className="after:absolute after:inset-0 max-md:line-clamp-2 max-md:min-h-9"
            >
              {name}
            </Link>
          </h2>
          <p className="flex justify-between gap-3 px-3 pb-2.5 text-quiet max-md:flex-col max-md:gap-0 max-md:px-2">
            {city && (
              <span dir="auto" title={city} className="min-w-0 truncate">
                {city}
              </span>
            )}
            <b className="flex-none font-medium">
              {capacity === null ? t.unknown : t.capacity(numbers.format(capacity))}
            </b>
          </p>
        </li>
      ))}
    </ul>
  );
}
