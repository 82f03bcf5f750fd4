import { useMemo } from 'react';
import { useZone } from '#web/clock/program-context.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';
import { firstKickOffs, groupByKickOff, type KickOffGroup } from './day-guide.ts';
import { ListingRow } from './listing-row.tsx';
import { SectionHead } from './section-head.tsx';
import type { TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

interface Props {
  /** Element id of the section. */
  readonly id: string;
  readonly title: string;
  readonly listings: readonly TvListing[];
  /** Number of listings to render, completed to a full kick-off group; none for 0 or less. */
  readonly maxListings: number;
  readonly viewer: Viewer;
}

export function ByTime({ id, title, listings, maxListings, viewer }: Props) {
  const times = useMemo(() => groupByKickOff(listings), [listings]);
  if (listings.length === 0 || maxListings <= 0) return null;
  return (
    <section aria-labelledby={id} data-tall>
      <SectionHead id={id}>{title}</SectionHead>
      {firstKickOffs(times, maxListings).map((time) => (
        <KickOffSection key={time.at} {...time} viewer={viewer} />
      ))}
    </section>
  );
}

function KickOffSection({ at, listings, viewer }: KickOffGroup & { viewer: Viewer }) {
  const words = useWords<'tv'>();
  const zone = useZone();
  const time = at === null ? words.moment['to-be-announced'].short : timeOfDay(at * 1000, zone, words.intl);
  return (
    <section className="mb-3 [contain-intrinsic-block-size:auto_8rem] [content-visibility:auto] md:grid md:grid-cols-[5.25rem_minmax(0,1fr)]">
      <h3 data-group-head className="pb-1.5 font-bold font-stretch-82% text-lg md:self-start md:pt-2.5">
        {time}
      </h3>
      <ul className="card min-w-0">
        {listings.map(({ match, anchor, channels }) => (
          <ListingRow key={match.id} match={match} anchor={anchor} channels={channels} viewer={viewer} />
        ))}
      </ul>
    </section>
  );
}
