import type { Score } from '#contract/parse/score.ts';
import { addGoal, scoreOf } from '#contract/score.ts';
import { isKick, isScoredKick } from '#contract/shoot-out-kick.ts';
import { otherSide, SIDES, type Side, sideOf } from '#contract/side-of.ts';
import { type Incident, type IncidentChange, minuteParts } from './match-change.ts';
import {
  isRevocable,
  type MatchAnswer,
  type MatchMemory,
  type NewsMatch,
  progressOf,
  sideNow,
  TALLY_KINDS,
  type Tallies,
  type TallyKind,
  tallyIn,
  tallySource,
} from './match-memory.ts';
import { advanceTally, isSame, type TallyChange, type TallyItem } from './tally.ts';

interface SideChange extends TallyChange {
  readonly tallyKind: TallyKind;
  /** Its side in the answer, and in the memory. */
  readonly side: Side;
  readonly ownSide: Side;
  readonly number: number;
}

type Kinds = Readonly<Record<TallyChange['type'], IncidentChange['kind']>>;

const kindsOf = <K extends IncidentChange['kind']>(kind: K) =>
  ({ new: kind, reinstated: kind, revoked: 'withdrawn', completed: 'details' }) satisfies Kinds;

const CHANGE_KINDS: Readonly<Record<TallyKind, Kinds>> = {
  goal: { new: 'goal', reinstated: 'goal', revoked: 'ruled-out', completed: 'goal-details' },
  red: { new: 'red', reinstated: 'red', revoked: 'red-rescinded', completed: 'red-details' },
  'penalty-missed': kindsOf('penalty-missed'),
  kick: kindsOf('kick'),
  ruling: kindsOf('ruling'),
  disallowed: kindsOf('disallowed'),
};

const rulingId = (id: string): string => `${id} ruled-out`;

/** Returns the tallies of a match after an answer, and what changed. */
export function advanceTallies(memory: MatchMemory, { record, asOf, rate }: MatchAnswer) {
  let { tallies } = memory;
  const changes: SideChange[] = [];
  const isAhead = (progressOf(record) ?? Number.NaN) > (memory.progress ?? Number.NaN);
  const canWithdraw = isAhead && (record.events ?? []).length > 0;
  for (const tallyKind of TALLY_KINDS)
    for (const ownSide of SIDES) {
      const side = sideNow(memory, record, ownSide);
      const ofSide = tallySource(record, tallyKind, side);
      const previous = tallyIn(tallies, tallyKind, ownSide);
      const { items: before } = previous;
      if (!ofSide || before.length + ofSide.count === 0) continue;
      if (ofSide.count < before.length && !isRevocable(tallyKind) && !canWithdraw) continue;
      const name = `${tallyKind} ${ownSide}` as const;
      const next = advanceTally(previous, { ...ofSide, base: `${record.id} ${name}`, asOf, rate });
      tallies = { ...tallies, [name]: next.tally };
      const numberIn = ({ key }: TallyItem, items: typeof before) =>
        items.findIndex((one) => one.key === key) + 1;
      changes.push(
        ...next.changes.map((change) => ({
          ...change,
          tallyKind,
          side,
          ownSide,
          number: numberIn(change.item, change.type === 'revoked' ? before : next.tally.items),
        })),
      );
    }
  const isOfGoal = ({ tallyKind, ownSide, item }: SideChange) => {
    const { items, revoked } = tallyIn(tallies, 'goal', ownSide);
    const isRevoked = revoked.some((goal) => isRulingOf(item, goal));
    return tallyKind === 'disallowed' && (isRevoked || items.some((goal) => isSame(item, goal)));
  };
  return { tallies, changes: changes.filter((change) => !isOfGoal(change)) };
}

/** Whether a disallowed goal is one that was taken back; one of which nothing is known can be any. */
const isRulingOf = (ruling: Incident, goal: Incident): boolean =>
  goal.minute === null || isSame(ruling, goal);

const addsGoal = ({ type, tallyKind }: SideChange): boolean =>
  tallyKind === 'goal' && (type === 'new' || type === 'reinstated');

/** Compares events by the order of play, as far as it is known. */
function comparePlay(a: Incident, b: Incident): number {
  const seconds = a.timestamp && b.timestamp ? a.timestamp - b.timestamp : 0;
  return minutes(a.minute) - minutes(b.minute) || seconds;
}

function minutes(text: string | null): number {
  const [minute, stoppage] = minuteParts(text ?? '999');
  return minute + (stoppage ?? 0) / 100;
}

/** Returns the score after a goal whose details have come, by the minutes of the goals; null if its own is unknown. */
function scoreAfter({ item, side, ownSide, number }: SideChange, tallies: Tallies): Score | null {
  if (item.minute === null) return null;
  const { items } = tallyIn(tallies, 'goal', otherSide(ownSide));
  const earlier = items.filter(({ minute }) => minutes(minute) < minutes(item.minute)).length;
  return side === 'home' ? [number, earlier] : [earlier, number];
}

/** Returns the score of a shoot-out after a side's kick. */
function shootOutScore({ events = [], teams }: NewsMatch, { side, number }: SideChange): Score {
  const kicks = events.filter(isKick);
  const ofSide = (all: typeof kicks, one: Side) => all.filter((kick) => sideOf(kick, teams) === one);
  const upTo = kicks.slice(0, kicks.findIndex((kick) => kick === ofSide(kicks, side)[number - 1]) + 1);
  const scored = (one: Side) => ofSide(upTo, one).filter(isScoredKick).length;
  return [scored('home'), scored('away')];
}

/** Returns the score less some goals. */
const scoreBefore = (score: Score | null, goals: readonly SideChange[]): Score | null => {
  const scored = (side: Side) => goals.filter((goal) => goal.side === side).length;
  return score && [score[0] - scored('home'), score[1] - scored('away')];
};

/** Returns the changes of a match's tallies; goals come last, in the order of play with the score after each. */
export function tallyChanges(
  changes: readonly SideChange[],
  tallies: Tallies,
  { record, asOf }: MatchAnswer,
  { isNews, isSettled }: { readonly isNews: boolean; readonly isSettled: boolean },
): readonly IncidentChange[] {
  const changeOf = (change: SideChange, score: Score | null): IncidentChange => {
    const { type, tallyKind, side, number, item, former = null } = change;
    const { key, isHistory = false, ...incident } = item;
    const supersedes = type === 'revoked' ? key : type === 'reinstated' ? rulingId(key) : null;
    const isLate = (type === 'completed' && isHistory) || (isSettled && supersedes === null);
    return {
      ...incident,
      id: type === 'revoked' ? rulingId(key) : key,
      matchId: record.id,
      kind: CHANGE_KINDS[tallyKind][type],
      side,
      number,
      remark: type === 'revoked' ? reasonOf(change) : item.remark,
      score,
      at: asOf,
      isNews: isNews && !isLate,
      supersedes,
      former,
    };
  };
  const reasonOf = ({ tallyKind, ownSide, item }: SideChange): string | null => {
    if (tallyKind !== 'goal') return null;
    const rulings = tallyIn(tallies, 'disallowed', ownSide).items;
    return rulings.findLast((ruling) => isRulingOf(ruling, item))?.remark ?? null;
  };
  const after = scoreOf(record);
  const goals = changes.filter(addsGoal).toSorted((a, b) => comparePlay(a.item, b.item));
  const scoreOfOther = (change: SideChange): Score | null => {
    const { type, tallyKind, item, side } = change;
    if (type === 'completed' && tallyKind === 'goal') return scoreAfter(change, tallies) ?? after;
    if (tallyKind === 'kick') return shootOutScore(record, change);
    if (type !== 'new') return after;
    const isLater = (goal: TallyItem) =>
      goal.minute !== null && item.minute !== null && comparePlay(goal, item) > 0;
    const score = scoreBefore(
      after,
      goals.filter((goal) => isLater(goal.item)),
    );
    return score && tallyKind === 'disallowed' ? addGoal(score, side) : score;
  };
  const others = changes
    .filter((change) => !addsGoal(change))
    .toSorted((a, b) => comparePlay(a.item, b.item) || a.number - b.number)
    .map((change) => changeOf(change, scoreOfOther(change)));
  let score = scoreBefore(after, goals);
  const goalChanges = goals.map((goal) => {
    score = score && addGoal(score, goal.side);
    return changeOf(goal, score);
  });
  return [...others, ...goalChanges];
}
