import type { Sidelined } from '#contract/records/sidelined.ts';
import type { Squad } from '#contract/records/squad.ts';

export type Member = Squad['squad'][number];

/** The lines of a team, from the back, as the wire has them (v2.2 wire, teams squad). */
const LINES = ['G', 'D', 'M', 'F'] as const;

export interface Line {
  /** Null for those of whom nobody tells where they play. */
  readonly line: (typeof LINES)[number] | null;
  readonly players: readonly Member[];
}

/** A squad by line, each by number; those without one last. */
export function byLine({ squad }: Squad): readonly Line[] {
  const lineOf = ({ position }: Member) => LINES.find((line) => line === position) ?? null;
  return [...LINES, null].flatMap((line) => {
    const players = squad
      .filter((member) => lineOf(member) === line)
      .sort((a, b) => (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY));
    return players.length > 0 ? [{ line, players }] : [];
  });
}

/** Mean age of those whose age is told, in years; null if nobody's is. */
export function meanAge({ squad }: Squad): number | null {
  const ages = squad.flatMap(({ player }) => player.age ?? []);
  return ages.length === 0 ? null : ages.reduce((sum, age) => sum + age, 0) / ages.length;
}

/** Why somebody cannot play. */
export interface Absence {
  readonly kind: 'injuries' | 'suspension';
  readonly reason: string | null;
  /** `YYYY-MM-DD`; null where nobody knows. */
  readonly back: string | null;
}

/** Who cannot play, by player. */
export function absences({ types }: Sidelined): ReadonlyMap<string, Absence> {
  return new Map(
    (['injuries', 'suspension'] as const).flatMap((kind) =>
      types[kind].map(({ player, reason, expected_return }) => [
        player.id,
        { kind, reason, back: expected_return },
      ]),
    ),
  );
}
