import type { Score } from '#contract/parse/score.ts';
import { addGoal, scoreOf } from '#contract/score.ts';
import { SIDES, type Side } from '#contract/side-of.ts';
import type { Alert } from './alert.ts';
import { alertOf, type MatchSource } from './alert-of.ts';
import { type MatchMemory, TALLIES, tallySource } from './match-memory.ts';
import { advanceTally, type TallyChange } from './tally.ts';

interface SideChange extends TallyChange {
  readonly tallyKind: (typeof TALLIES)[number];
  readonly side: Side;
}

function tallyAlert(
  { type, item, side, tallyKind }: SideChange,
  score: Score | null,
  source: MatchSource,
): Alert {
  const { key, minute, player, detail } = item;
  const fields = { key, side, minute, player, detail, score };
  if (type === 'revoked')
    return alertOf('ruled-out', '', source, { ...fields, key: `${key} ruled-out`, corrects: key });
  const corrects = type === 'reinstated' ? { corrects: `${key} ruled-out` } : {};
  return alertOf(tallyKind === 'goal' ? 'goals' : 'reds', '', source, { ...fields, ...corrects });
}

/** Puts goals of both sides into the order of play, as far as it is known. */
const byMinute = (a: SideChange, b: SideChange): number => minutes(a.item.minute) - minutes(b.item.minute);

function minutes(text: string | null): number {
  const [minute = 0, stoppage = 0] = (text ?? '999').split('+').map(Number);
  return minute + stoppage / 100;
}

/** Returns the tallies of a match after an answer, and what changed. */
export function advanceTallies(memory: MatchMemory, source: MatchSource) {
  let { tallies } = memory;
  const changes: SideChange[] = [];
  for (const tallyKind of TALLIES)
    for (const side of SIDES) {
      const ofSide = tallySource(source.record, tallyKind, side);
      if (!ofSide) continue;
      const name = `${tallyKind} ${side}` as const;
      const next = advanceTally(tallies[name], { ...ofSide, asOf: source.asOf, rate: source.rate });
      tallies = { ...tallies, [name]: next.tally };
      changes.push(...next.changes.map((change) => ({ ...change, tallyKind, side })));
    }
  return { tallies, changes };
}

const addsGoal = ({ type, tallyKind }: SideChange): boolean =>
  tallyKind === 'goal' && (type === 'new' || type === 'reinstated');

/** A red card that is taken back has no alert of its own; neither has the scorer of an earlier goal. */
const hasAlert = ({ type, tallyKind, item }: SideChange): boolean =>
  type === 'revoked' ? tallyKind === 'goal' : type !== 'completed' || !item.isHistory;

/** Returns the score after a goal, by the minutes of the goals; null if its own is unknown. */
function scoreAfter({ item, side }: SideChange, tallies: MatchMemory['tallies']): Score | null {
  if (item.minute === null) return null;
  const count = (one: Side) => {
    const { items } = tallies[`goal ${one}`];
    if (one === side) return items.findIndex(({ key }) => key === item.key) + 1;
    return items.filter(({ minute }) => minutes(minute) < minutes(item.minute)).length;
  };
  return [count('home'), count('away')];
}

/** Returns the alerts of changes: goals in the order of play with the score after each. */
export function tallyAlerts(
  changes: readonly SideChange[],
  tallies: MatchMemory['tallies'],
  source: MatchSource,
): readonly Alert[] {
  const after = scoreOf(source.record);
  const goals = changes.filter(addsGoal).toSorted(byMinute);
  const scored = (side: Side) => goals.filter((goal) => goal.side === side).length;
  let score: Score | null = after && [after[0] - scored('home'), after[1] - scored('away')];
  const others = changes
    .filter((change) => !addsGoal(change) && hasAlert(change))
    .map((change) => {
      const isScorer = change.type === 'completed' && change.tallyKind === 'goal';
      return tallyAlert(change, (isScorer && scoreAfter(change, tallies)) || after, source);
    });
  const goalAlerts = goals.map((goal) => {
    score = score && addGoal(score, goal.side);
    return tallyAlert(goal, score, source);
  });
  return [...others, ...goalAlerts];
}
