import { sampleMatch } from '#contract/testing/sample.ts';
import type { MatchChannel, TvListing } from '#web/features/tv/tv-listing.ts';

/** Returns a channel of a country: `311` of `de`. */
function sampleChannel(id: string, cc: string | null): MatchChannel {
  return { id, name: `Kanal ${id}`, type: '1', country: { id: '1', name: 'Somewhere', cc } };
}

/** Returns a match with its channels (`de 311`); upcoming by default. */
export function sampleTvListing(
  number: number,
  on: readonly string[],
  { isFollowed = false, ...fields }: Parameters<typeof sampleMatch>[1] & { isFollowed?: boolean } = {},
): TvListing {
  const match = sampleMatch(number, { status: 0, phase: 'scheduled', score: null, ...fields });
  const channels = on.map((text) => {
    const [cc = '', id = ''] = text.split(' ');
    return sampleChannel(id, cc);
  });
  return { match, anchor: null, channels, isFollowed };
}
