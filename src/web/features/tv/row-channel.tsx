import { memo } from 'react';
import { isStream } from './by-country.ts';
import type { MatchChannel } from './tv-listing.ts';

interface Props {
  readonly channels: readonly MatchChannel[];
  /** Country code; null if unknown. */
  readonly country: string | null;
}

/** A channel that shows the match in a country, preferably not a stream; nothing without one. */
export const RowChannel = memo(function RowChannel({ channels, country }: Props) {
  const here = channels.filter((channel) => country !== null && channel.country.cc === country);
  const [first] = here.toSorted((a, b) => Number(isStream(a)) - Number(isStream(b)));
  return (
    first && (
      <span className="row-channel">
        <bdi>{first.name}</bdi>
      </span>
    )
  );
});
