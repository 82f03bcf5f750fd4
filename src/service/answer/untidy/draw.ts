import type { QueryParameters } from '#service/answer/query-parameters.ts';
import { below, stream } from '#service/engine/streams.ts';
import { UNTIDY_KINDS, type UntidyKind, type UntidyKindName } from './kinds.ts';
import type { MatchView } from './wire-match.ts';

/** What an answer is about, beside its data. */
export interface UntidyMoment {
  readonly seed: number;
  /** Epoch seconds. */
  readonly now: number;
  readonly query: QueryParameters;
  /** Null for a match that does not exist. */
  viewOf(matchId: number): Omit<MatchView, 'key' | 'now'> | null;
  /** The kinds that happen. */
  readonly kinds: readonly UntidyKindName[];
}

/** What decides which kinds happen to an id. */
export type Draw = Pick<UntidyMoment, 'seed' | 'kinds'>;

/** Returns the random stream of a kind for an id; null where the kind does not happen. */
export function keyOf(kind: UntidyKindName, id: number, seed: number): number | null {
  const { stream: number, oneIn } = UNTIDY_KINDS[kind];
  const key = stream(seed, id, number);
  return below(key, 0, oneIn) === 0 ? key : null;
}

/** Like `keyOf`, of the kinds that happen at a moment. */
export const drawn = (kind: UntidyKindName, id: number, { seed, kinds }: Draw): number | null =>
  kinds.includes(kind) ? keyOf(kind, id, seed) : null;

/** Returns the kinds that change something, such as a price, and are drawn for an id, with their streams. */
export function drawnKinds<Part extends keyof UntidyKind>(part: Part, id: number, moment: Draw) {
  return moment.kinds.flatMap((name) => {
    const change = (UNTIDY_KINDS[name] as UntidyKind)[part];
    const key = change && drawn(name, id, moment);
    return change && key !== null && key !== undefined ? [{ change, key }] : [];
  });
}
