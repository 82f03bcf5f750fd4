import { shortName } from '#contract/person-name.ts';
import type { SidelinedRecord } from '#contract/records/sidelined.ts';
import type { SquadRecord } from '#contract/records/squad.ts';

export type SquadMember = SquadRecord['squad'][number];

/** Lines from the back (v2.2 wire, teams squad). */
const POSITION_CODES = ['G', 'D', 'M', 'F'] as const;

/** Above every squad number of the contract. */
const MAX_NUMBER = 1_000;

/** Returns a squad by line (null where the position is unknown), sorted by number, then by name; players without either are last. */
export function squadLines({ squad }: SquadRecord, locale: string) {
  const { compare } = new Intl.Collator(locale);
  const byName = (a: SquadMember['player'], b: SquadMember['player']) =>
    compare(shortName(a) ?? '', shortName(b) ?? '');
  const lineOf = ({ position }: SquadMember) => POSITION_CODES.find((line) => line === position) ?? null;
  return [...POSITION_CODES, null].flatMap((line) => {
    const players = squad
      .filter((member) => lineOf(member) === line)
      .sort((a, b) => (a.number ?? MAX_NUMBER) - (b.number ?? MAX_NUMBER) || byName(a.player, b.player));
    return players.length > 0 ? [{ line, players }] : [];
  });
}

/** Returns the mean of the known ages in years; null if none is known. */
export function meanAge({ squad }: SquadRecord): number | null {
  const ages = squad.flatMap(({ player }) => player.age ?? []);
  return ages.length === 0 ? null : ages.reduce((sum, age) => sum + age, 0) / ages.length;
}

/** Why a player is not available. */
export interface SquadAbsence {
  readonly kind: 'injuries' | 'suspension';
  readonly reason: string | null;
  /** `YYYY-MM-DD`; null if unknown. */
  readonly expectedReturn: string | null;
}

export function absencesByPlayer({ types }: SidelinedRecord): ReadonlyMap<string, SquadAbsence> {
  return new Map(
    (['injuries', 'suspension'] as const).flatMap((kind) =>
      types[kind].map(({ player, reason, expected_return }) => [
        player.id,
        { kind, reason, expectedReturn: expected_return },
      ]),
    ),
  );
}
