import { SIDES } from '#contract/side-of.ts';
import { AWARDED } from '#contract/status.ts';
import type { MatchChange } from './match-change.ts';
import {
  asHistory,
  blankMemory,
  type MatchAnswer,
  type MatchMemory,
  OVER,
  progressOf,
  REVOCABLE,
  rulingsOf,
  sideNow,
  tallyIn,
  tallySource,
} from './match-memory.ts';
import { stateChanges } from './state-changes.ts';
import { advanceTallies, tallyChanges } from './tally-changes.ts';

/** Fewer goals or dismissals without a reason are a ruling after this time, real ms. */
const FALL_CONFIRMED_MS = 60_000;

interface Step {
  readonly memory: MatchMemory;
  readonly changes: readonly MatchChange[];
}

const hasFallen = (memory: MatchMemory, { record }: MatchAnswer): boolean =>
  REVOCABLE.some((kind) =>
    SIDES.some((side) => {
      const source = tallySource(record, kind, sideNow(memory, record, side));
      return source !== null && source.count < tallyIn(memory.tallies, kind, side).items.length;
    }),
  );

/** Returns the memory that waits with fewer goals or dismissals; null if they are a ruling. A late server has fewer, too. */
function waitingMemory(memory: MatchMemory, answer: MatchAnswer): MatchMemory | null {
  const { record, asOf, rate } = answer;
  if (!hasFallen(memory, answer)) return null;
  const progress = progressOf(record) ?? Number.NaN;
  const before = memory.progress ?? Number.NaN;
  if (progress > before || rulingsOf(record) > memory.rulings) return null;
  const isLate = progress < before || asOf === memory.asOf;
  const fallenSince = memory.fallenSince ?? (isLate ? null : asOf);
  if (!isLate && fallenSince !== null && asOf - fallenSince >= FALL_CONFIRMED_MS * rate) return null;
  return { ...memory, asOf, fallenSince, isDoubtful: true };
}

/** Returns the memory of a match that can end again, with another result. */
const withoutEnd = (memory: MatchMemory): MatchMemory => ({
  ...memory,
  milestones: memory.milestones.filter((name) => name !== 'full-time'),
});

/** Returns what an answer adds to what has been seen of a match, and what it says has happened; nothing if it is older. */
export function advanceMatch(memory: MatchMemory, answer: MatchAnswer, isNews: boolean): Step {
  const { record, asOf } = answer;
  if (asOf < memory.asOf) return { memory, changes: [] };
  const waiting = waitingMemory(memory, answer);
  if (waiting) return { memory: waiting, changes: [] };
  const { tallies, changes } = advanceTallies(memory, answer);
  const isOver = memory.progress === OVER;
  const isCorrected =
    isOver && changes.some(({ tallyKind, type }) => tallyKind === 'goal' && type !== 'completed');
  const states = stateChanges(isCorrected ? withoutEnd(memory) : memory, answer, isNews && !isCorrected);
  const next: MatchMemory = {
    asOf,
    homeId: memory.homeId ?? record.teams.home.id,
    progress: isOver ? OVER : (progressOf(record) ?? memory.progress),
    rulings: rulingsOf(record),
    fallenSince: null,
    isDoubtful: false,
    tallies,
    kickOff: states.kickOff,
    milestones: states.milestones,
  };
  const isSettled = isOver || record.status === AWARDED;
  const incidents = tallyChanges(changes, tallies, answer, { isNews, isSettled });
  const isBefore = ({ kind }: MatchChange) => kind === 'rescheduled' || kind === 'kick-off';
  const [before, after] = [
    states.changes.filter(isBefore),
    states.changes.filter((change) => !isBefore(change)),
  ];
  return { memory: next, changes: [...before, ...incidents, ...after] };
}

/** Returns what is seen of a match at first sight; its changes are its history, and no news. */
export function firstStep(answer: MatchAnswer): Step {
  const { memory, changes } = advanceMatch(blankMemory(answer.record), answer, false);
  return { memory: { ...memory, tallies: asHistory(memory.tallies) }, changes };
}
