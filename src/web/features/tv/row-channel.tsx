import { memo } from 'react';
import { isStream } from './by-country.ts';
import type { Shown } from './programme.ts';

interface Props {
  readonly channels: readonly Shown[];
  /** By its code; null: nobody knows. */
  readonly country: string | null;
}

/** The channel that shows a match in a country, a stream only where nothing else does; nothing where none does. */
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
