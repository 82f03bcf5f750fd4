import type { OperationKey } from '#web/data/operation-key.ts';
import type { RevealKey } from '#web/settings/reveals.ts';
import type { Cover } from './cover.ts';

export type Parameters = OperationKey[1];

/** Data that a viewer may see, and what they have to reveal for the rest. */
export interface Outcome {
  readonly data: unknown;
  readonly keys: readonly RevealKey[];
}

type ReadId = (parameters: Parameters) => string | undefined;

/** How the answer of an operation is filtered, and what must be known for that. */
export interface Rule {
  readonly filter: (data: never, cover: Cover, parameters: Parameters) => Outcome;
  /** Returns the match that the filter must know. */
  readonly match?: ReadId;
  /** Whether the filter must also know the matches of that match's teams. */
  readonly hasTeams?: true;
  /** Returns the team whose matches the filter must know. */
  readonly team?: ReadId;
  /** Whether the filter must know the matches of all teams with a shield. */
  readonly isOfSeason?: true;
}

export const idOf: ReadId = ({ id }) => id;

export const whole = (data: unknown): Outcome => ({ data, keys: [] });

/** Returns no data, in the shape of the data. */
export const withheld = (data: unknown, ...keys: readonly RevealKey[]): Outcome => ({
  data: Array.isArray(data) ? [] : null,
  keys,
});

/** Data without a result. */
export const OPEN: Rule = { filter: whole };
