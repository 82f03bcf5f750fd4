import { roundName } from '#news/words/round-name.ts';
import type { Words } from './words.ts';

type KnownZone = keyof Words<'standings'>['standings']['zoneNames'];

/** What places of a table lead to, by the names in records. */
const ZONES: Readonly<Record<string, KnownZone>> = {
  Promotion: 'promotion',
  Relegation: 'relegation',
  'Relegation Play-offs': 'relegation-play-offs',
};

interface Zone {
  readonly name: string;
  readonly letter: string;
}

/** What a range of places leads to in the viewer's language, and its sign in the rows. */
export function zoneText({ name, letter }: Zone, words: Words<'standings'>): Zone {
  const zone = ZONES[name];
  if (!zone) return { name: roundName(name, words), letter };
  const { zoneNames, zoneSigns } = words.standings;
  const signs: Partial<Readonly<Record<KnownZone, string>>> = zoneSigns;
  return { name: zoneNames[zone], letter: signs[zone] ?? letter };
}
