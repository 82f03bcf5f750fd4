import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';

/** What a player did in a match. */
export type Appearance =
  | {
      readonly kind: 'played';
      /** Null where the match has no statistics of players. */
      readonly minutes: number | null;
      readonly goals: number;
      readonly assists: number;
      readonly card: 'yellowcard' | 'yellowredcard' | 'redcard' | null;
      readonly rating: number | null;
    }
  | { readonly kind: 'unused' | 'notInSquad' | 'noLineUp' };

type Sheet = BenchesRecord['home'][number];

const CARDS = [
  ['redcards', 'redcard'],
  ['yellowredcards', 'yellowredcard'],
  ['yellowcards', 'yellowcard'],
] as const;

function played({ stats }: Sheet): Appearance {
  return {
    kind: 'played',
    minutes: stats?.minutes ?? null,
    goals: stats?.goals ?? 0,
    assists: stats?.assists ?? 0,
    card: CARDS.find(([count]) => (stats?.[count] ?? 0) > 0)?.[1] ?? null,
    rating: stats?.rating ?? null,
  };
}

/** Returns the players of both starting line-ups. */
const startersOf = (lineUps: LineUpsRecord | null): readonly Sheet[] =>
  lineUps ? [...lineUps.home.squad, ...lineUps.away.squad] : [];

/** Whether a player is on the bench, if anywhere: the line-ups are there without them. */
export function mayBeOnBench(playerId: string, lineUps: LineUpsRecord | null | undefined): boolean {
  const starters = startersOf(lineUps ?? null);
  return starters.length > 0 && starters.every(({ player }) => player.id !== playerId);
}

/**
 * Returns what a player did in a match; undefined while it is unknown.
 *
 * @param benches needed for players who are not in the starting line-ups
 */
export function appearanceOf(
  playerId: string,
  lineUps: LineUpsRecord | null | undefined,
  benches: BenchesRecord | null | undefined,
): Appearance | undefined {
  if (lineUps === undefined) return undefined;
  const starters = startersOf(lineUps);
  if (starters.length === 0) return { kind: 'noLineUp' };
  const starter = starters.find(({ player }) => player.id === playerId);
  if (starter) return played(starter);
  if (benches === undefined) return undefined;
  const substitute = [...(benches?.home ?? []), ...(benches?.away ?? [])].find(
    ({ player }) => player.id === playerId,
  );
  if (!substitute) return { kind: 'notInSquad' };
  return (substitute.stats?.minutes ?? 0) > 0 ? played(substitute) : { kind: 'unused' };
}
