import { useEffect, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import type { Marks } from '#web/features/scores/goals.ts';
import { type Board, EMPTY_BOARD, type ListAnswer, lay } from '#web/features/scores/overlay.ts';
import type { Answer } from '#web/queries/fetch.ts';
import { freshnessOf } from '#web/queries/freshness.ts';
import { hashOf } from '#web/queries/hash.ts';
import type { OperationKey } from '#web/queries/operation-key.ts';
import { useLater } from '#web/ui/use-later.ts';

/** The first responses are not news, so the code that marks goals loads while the second ones are on their way. */
const loadGoals = () => import('#web/features/scores/goals.ts');
type Goals = Awaited<ReturnType<typeof loadGoals>>;

/** A query and its answer so far. */
export interface Brought {
  readonly kind: ListAnswer['kind'];
  readonly key: OperationKey;
  readonly answer: Answer<readonly MatchRow[]> | undefined;
}

interface Folded {
  readonly subject: string;
  readonly board: Board;
  readonly marks: Marks;
  /** The answers that are merged. */
  readonly answers: readonly Brought['answer'][];
}

interface Laid {
  readonly board: Board;
  readonly marks: Marks;
  /**
   * Returns the as-of instant of the newest answer, epoch ms. Always the same function, so that no row renders for it.
   */
  readonly confirmed: () => number;
}

const NOTHING: Folded = { subject: '', board: EMPTY_BOARD, marks: new Map(), answers: [] };
/** `Age` has full seconds of the world, ms. */
const PRECISION = 1000;

function listAnswer({ kind, key, answer }: Brought, now: number): ListAnswer | null {
  const asOf = freshnessOf(hashOf(key)).asOf ?? now;
  return answer ? { kind, asOf, precision: PRECISION, cameAt: now, matches: answer.data } : null;
}

function fold(folded: Folded, brought: readonly Brought[], now: number, goals: Goals | null): Folded {
  const news = brought
    .filter(({ answer }) => !folded.answers.includes(answer))
    .map((one) => listAnswer(one, now))
    .filter((answer) => answer !== null)
    .sort((a, b) => a.asOf - b.asOf);
  const board = news.reduce(lay, folded.board);
  // Until every list has come once, differences between lists are not goals.
  const seeded = folded.answers.length > 0 && folded.answers.every((answer) => answer !== undefined);
  const marks =
    seeded && goals
      ? goals.markGoals(folded.marks, folded.board, board, now, worldClock.rate())
      : folded.marks;
  return { ...folded, board, marks, answers: brought.map(({ answer }) => answer) };
}

/**
 * Merges the answers of several queries into a match store as they come, and marks new goals.
 *
 * @param subject another one starts with an empty store
 */
export function useBoard(subject: string, brought: readonly Brought[]): Laid {
  const goals = useLater(loadGoals);
  const [kept, keep] = useState(NOTHING);
  const stale = useClock(
    (now) =>
      now !== null &&
      [...kept.marks.values()].some((mark) => goals?.isOver(mark, now, worldClock.rate()) ?? false),
  );
  const before = kept.subject === subject ? kept : { ...NOTHING, subject };
  const now = worldClock.now() ?? 0;
  const changed =
    brought.length !== before.answers.length ||
    brought.some(({ answer }, at) => answer !== before.answers[at]);
  let folded = changed ? fold(before, brought, now, goals) : before;
  if (stale && goals) folded = { ...folded, marks: goals.unexpired(folded.marks, now, worldClock.rate()) };
  if (folded !== kept && (changed || stale || kept.subject !== subject)) keep(folded);
  const { board, marks } = folded;
  const [newest] = useState({ asOf: board.asOf });
  const [confirmed] = useState(() => () => newest.asOf);
  useEffect(() => {
    newest.asOf = board.asOf;
  }, [newest, board.asOf]);
  return { board, marks, confirmed };
}
