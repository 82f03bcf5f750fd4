import { goalsGone } from '#service/engine/goal-times.ts';
import { incidentsOf } from '#service/engine/incidents.ts';
import { type MatchFrame, SIDES, type Side } from '#service/engine/match-frame.ts';
import { sampleFrame } from '#service/engine/sample-frames.ts';
import { scoreMatrix } from '#service/engine/score-matrix.ts';
import { detailsAt } from '#service/engine/state.ts';
import { playSeconds } from '#service/engine/stoppage.ts';
import type { LogEntry } from '#service/engine/story/log-entry.ts';
import { pressure } from '#service/engine/story/plot.ts';
import { roleOf } from '#service/engine/story/roles.ts';
import { storyOf } from '#service/engine/story.ts';
import { type Figure, mean, percent } from './figure.ts';

const SHOTS: ReadonlySet<LogEntry['kind']> = new Set(['shot_on_target', 'shot_off_target', 'shot_blocked']);

function finalKind(entry: LogEntry): LogEntry['kind'] {
  return detailsAt(entry, Number.POSITIVE_INFINITY).kind;
}

function isSendingOff(entry: LogEntry): boolean {
  const kind = finalKind(entry);
  return kind === 'redcard' || kind === 'yellowredcard';
}

/** What the ten men, or the others, did in the matches with a sending-off. */
interface Totals {
  goals: number;
  /** Goals after the sending-off that were to be expected without it. */
  expectedGoals: number;
  /** Shots without a goal, and seconds weighted by how much a side attacks on average: before it and after it. */
  readonly shots: [before: number, after: number];
  readonly seconds: [before: number, after: number];
}

function blank(): Totals {
  return { goals: 0, expectedGoals: 0, shots: [0, 0], seconds: [0, 0] };
}

/** Adds what a side did around the first sending-off of a match. */
function addSide(totals: Totals, frame: MatchFrame, side: Side, off: LogEntry): void {
  const period = off.period === 0 ? 0 : 1;
  const { rates } = scoreMatrix(frame);
  const [first, second] = [playSeconds(frame, 0), playSeconds(frame, 1)];
  const gone = period * first + off.second;
  const weight = pressure({ rates }, side);
  totals.expectedGoals +=
    rates[side === 'home' ? 0 : 1] * (1 - goalsGone(period, off.second / (period === 0 ? first : second)));
  totals.seconds[0] += gone * weight;
  totals.seconds[1] += (first + second - gone) * weight;
  for (const entry of storyOf(frame).entries) {
    const isLater = entry.key > off.key;
    if (entry.side === side && SHOTS.has(entry.kind)) totals.shots[isLater ? 1 : 0] += 1;
    const scores = (entry.side === side) !== entry.ownGoal;
    if (isLater && scores && finalKind(entry) === 'goal') totals.goals += 1;
  }
}

/** Returns how much more or less often something happens, in percent. */
function change(value: number, usual: number): number {
  return percent(value, usual) - 100;
}

function shotChange({ shots, seconds }: Totals): number {
  return change(shots[1] / seconds[1], shots[0] / seconds[0]);
}

/** Returns the figures of sendings-off, from league matches of several seeds. */
export function tenMenFigures(seeds: readonly number[], matchesOfSeed: number): readonly Figure[] {
  const frames = seeds.flatMap((seed) =>
    Array.from({ length: matchesOfSeed }, (_, i) => sampleFrame(i, { seed })),
  );
  const [tenMen, others] = [blank(), blank()];
  const sendingsOff: LogEntry[] = [];
  for (const frame of frames) {
    // Costs a fraction of the story, which few matches need.
    const hasOne = SIDES.some((side) =>
      incidentsOf(frame, side).some(({ kind }) => kind === 'redcard' || kind === 'yellowredcard'),
    );
    if (!hasOne) continue;
    const all = storyOf(frame).entries.filter(isSendingOff);
    sendingsOff.push(...all);
    const [off] = all;
    if (off === undefined) continue;
    for (const side of SIDES) addSide(side === off.side ? tenMen : others, frame, side, off);
  }
  const straight = sendingsOff.filter((entry) => finalKind(entry) === 'redcard');
  const ofKeepers = straight.filter(({ slot }) => roleOf(slot ?? 0) === 'keeper');
  return [
    {
      name: 'Goals of ten men, % of change',
      real: '-40 to -35',
      range: [-40, -30],
      value: change(tenMen.goals, tenMen.expectedGoals),
    },
    {
      name: 'Goals against ten men, % of change',
      real: '40 to 50',
      range: [35, 50],
      value: change(others.goals, others.expectedGoals),
    },
    {
      name: 'Shots of ten men, % of change',
      real: '-40 to -30',
      range: [-40, -30],
      value: shotChange(tenMen),
    },
    {
      name: 'Shots against ten men, % of change',
      real: '40 to 45',
      range: [35, 50],
      value: shotChange(others),
    },
    {
      name: 'Minute of a sending-off, mean',
      real: '64 to 66',
      range: [63, 67],
      value: mean(sendingsOff.map(({ period, second }) => period * 45 + second / 60)),
    },
    {
      name: 'Straight reds in 100 matches',
      real: '8',
      range: [7, 9],
      value: percent(straight.length, frames.length),
    },
    {
      name: 'Second yellows in 100 matches',
      real: '9',
      range: [7.5, 10],
      value: percent(sendingsOff.length - straight.length, frames.length),
    },
    {
      name: 'Straight reds of goalkeepers, %',
      real: '4 to 5',
      range: [3.5, 5.5],
      value: percent(ofKeepers.length, straight.length),
    },
  ];
}
