import type { Programme, Shown } from '#web/features/tv/programme.ts';
import { sampleMatch } from './sample.ts';

/** Returns a channel of a country: `311` of `de`. */
function sampleChannel(id: string, cc: string | null): Shown {
  return { id, name: `Kanal ${id}`, type: '1', country: { id: '1', name: 'Somewhere', cc } };
}

/** Returns a match with its channels (`de 311`); upcoming by default. */
export function sampleProgramme(
  number: number,
  on: readonly string[],
  { isFollowed = false, ...told }: Parameters<typeof sampleMatch>[1] & { isFollowed?: boolean } = {},
): Programme {
  const match = sampleMatch(number, { status: 0, phase: 'scheduled', score: null, ...told });
  const channels = on.map((text) => {
    const [cc = '', id = ''] = text.split(' ');
    return sampleChannel(id, cc);
  });
  return { match, seen: null, channels, isFollowed };
}
