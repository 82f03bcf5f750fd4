import type { Score } from '#contract/parse/score.ts';
import { addGoal, scoreOf } from '#contract/score.ts';
import { SIDES, type Side } from '#contract/side-of.ts';
import { type IncidentChange, minuteParts } from './match-change.ts';
import {
  type MatchAnswer,
  type MatchMemory,
  sideNow,
  TALLIES,
  type Tallies,
  tallySource,
} from './match-memory.ts';
import { advanceTally, type TallyChange } from './tally.ts';

interface SideChange extends TallyChange {
  readonly tallyKind: (typeof TALLIES)[number];
  readonly side: Side;
  readonly number: number;
}

const KINDS = {
  goal: { new: 'goal', reinstated: 'goal', revoked: 'ruled-out', completed: 'goal-details' },
  red: { new: 'red', reinstated: 'red', revoked: 'red-rescinded', completed: 'red-details' },
} as const satisfies Record<(typeof TALLIES)[number], Record<TallyChange['type'], IncidentChange['kind']>>;

const rulingId = (id: string): string => `${id} ruled-out`;

/** Returns the tallies of a match after an answer, and what changed. */
export function advanceTallies(memory: MatchMemory, { record, asOf, rate }: MatchAnswer) {
  let { tallies } = memory;
  const changes: SideChange[] = [];
  for (const tallyKind of TALLIES)
    for (const ownSide of SIDES) {
      const side = sideNow(memory, record, ownSide);
      const ofSide = tallySource(record, tallyKind, side);
      if (!ofSide) continue;
      const name = `${tallyKind} ${ownSide}` as const;
      const before = tallies[name].items;
      const next = advanceTally(tallies[name], { ...ofSide, base: `${record.id} ${name}`, asOf, rate });
      tallies = { ...tallies, [name]: next.tally };
      const numberIn = ({ key }: TallyChange['item'], items: typeof before) =>
        items.findIndex((one) => one.key === key) + 1;
      changes.push(
        ...next.changes.map((change) => ({
          ...change,
          tallyKind,
          side,
          number: numberIn(change.item, change.type === 'revoked' ? before : next.tally.items),
        })),
      );
    }
  return { tallies, changes };
}

const addsGoal = ({ type, tallyKind }: SideChange): boolean =>
  tallyKind === 'goal' && (type === 'new' || type === 'reinstated');

/** Puts goals of both sides into the order of play, as far as it is known. */
const byMinute = (a: SideChange, b: SideChange): number => minutes(a.item.minute) - minutes(b.item.minute);

function minutes(text: string | null): number {
  const [minute, stoppage] = minuteParts(text ?? '999');
  return minute + (stoppage ?? 0) / 100;
}

/** Returns the score after a goal, by the minutes of the goals; null if its own is unknown. */
function scoreAfter(
  { item, side, number }: SideChange,
  tallies: Tallies,
  sideOf: (own: Side) => Side,
): Score | null {
  if (item.minute === null) return null;
  const counts = { home: 0, away: 0 };
  for (const own of SIDES) {
    const { items } = tallies[`goal ${own}`];
    const earlier = items.filter(({ minute }) => minutes(minute) < minutes(item.minute));
    counts[sideOf(own)] = sideOf(own) === side ? number : earlier.length;
  }
  return [counts.home, counts.away];
}

/** Returns the changes of a match's tallies; goals come last, in the order of play with the score after each. */
export function tallyChanges(
  changes: readonly SideChange[],
  tallies: Tallies,
  memory: MatchMemory,
  { record, asOf }: MatchAnswer,
  { isNews, isSettled }: { readonly isNews: boolean; readonly isSettled: boolean },
): readonly IncidentChange[] {
  const changeOf = (change: SideChange, score: Score | null): IncidentChange => {
    const { type, tallyKind, side, number, item } = change;
    const { key, minute, player, detail, isHistory = false } = item;
    const supersedes = type === 'revoked' ? key : type === 'reinstated' ? rulingId(key) : null;
    const isLate = (type === 'completed' && isHistory) || (isSettled && supersedes === null);
    return {
      id: type === 'revoked' ? rulingId(key) : key,
      matchId: record.id,
      kind: KINDS[tallyKind][type],
      side,
      number,
      minute,
      player,
      detail,
      score,
      at: asOf,
      isNews: isNews && !isLate,
      supersedes,
      former: change.former ?? null,
    };
  };
  const after = scoreOf(record);
  const goals = changes.filter(addsGoal).toSorted(byMinute);
  const scored = (side: Side) => goals.filter((goal) => goal.side === side).length;
  let score: Score | null = after && [after[0] - scored('home'), after[1] - scored('away')];
  const others = changes
    .filter((change) => !addsGoal(change))
    .map((change) => {
      const isOfGoal = change.type === 'completed' && change.tallyKind === 'goal';
      const ownScore = isOfGoal ? scoreAfter(change, tallies, (own) => sideNow(memory, record, own)) : null;
      return changeOf(change, ownScore ?? after);
    });
  const goalChanges = goals.map((goal) => {
    score = score && addGoal(score, goal.side);
    return changeOf(goal, score);
  });
  return [...others, ...goalChanges];
}
