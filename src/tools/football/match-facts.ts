import { type MatchFrame, type Score, SIDES, type Side } from '#service/engine/match-frame.ts';
import type { SideStats } from '#service/engine/match-state.ts';
import { scoreMatrix } from '#service/engine/score-matrix.ts';
import { stateAt } from '#service/engine/state.ts';
import type { EventKind, LogEntry } from '#service/engine/story/log-entry.ts';
import { pressure } from '#service/engine/story/plot.ts';
import { type Story, storyOf } from '#service/engine/story.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';

/** Shots without a goal, corners and time of average sides while they lead, are level or trail. */
export interface GameState {
  shots: number;
  corners: number;
  /** Seconds, weighted by how much the side attacks on average. */
  seconds: number;
}

/** What is counted of one match. */
export interface MatchFacts {
  readonly score: Score;
  readonly stats: readonly [SideStats, SideStats];
  /** Minutes of stoppage time of both halves. */
  readonly stoppage: readonly [number, number];
  /** Injuries, reviews and other substitutions of both halves. */
  readonly stops: readonly [Stops, Stops];
  readonly refereeId: number | null;
  readonly byLead: Readonly<Record<'leading' | 'level' | 'trailing', GameState>>;
}

/** What stops play for long, and what for a moment. */
interface Stops {
  readonly long: number;
  readonly substitutions: number;
}

const SHOTS: ReadonlySet<EventKind> = new Set<EventKind>([
  'shot_on_target',
  'shot_off_target',
  'shot_blocked',
]);

function byLeadOf(frame: MatchFrame, { entries, timetable }: Story): MatchFacts['byLead'] {
  const blank = (): GameState => ({ shots: 0, corners: 0, seconds: 0 });
  const byLead = { leading: blank(), level: blank(), trailing: blank() };
  const plot = { rates: scoreMatrix(frame).rates };
  let lead = 0;
  let since = { period: 0, at: timetable.kickOff };
  const stateOf = (side: Side): GameState => {
    if (lead === 0) return byLead.level;
    return lead > 0 === (side === 'home') ? byLead.leading : byLead.trailing;
  };
  const passTime = (at: number): void => {
    for (const side of SIDES) stateOf(side).seconds += (at - since.at) * pressure(plot, side);
  };
  for (const { period, at, kind, side, ownGoal, amendments } of entries) {
    if (period > 1) break;
    if (period > since.period) {
      passTime(timetable.periods[since.period]?.ends ?? at);
      since = { period, at: timetable.periods[period]?.starts ?? at };
    }
    if (SHOTS.has(kind)) stateOf(side).shots += 1;
    if (kind === 'corner') stateOf(side).corners += 1;
    if (kind !== 'goal' || amendments.some(({ patch }) => patch.kind !== undefined)) continue;
    passTime(at);
    since = { period, at };
    lead += (side === 'home') === ownGoal ? -1 : 1;
  }
  passTime(timetable.periods[since.period]?.ends ?? since.at);
  return byLead;
}

function stopsOf({ entries }: Story, half: number): Stops {
  const own = entries.filter(({ period }) => period === half);
  const isLong = ({ kind, reason, amendments }: LogEntry): boolean =>
    kind === 'var' ||
    (kind === 'substitution' && reason !== null) ||
    amendments.some(({ patch }) => patch.kind !== undefined);
  return {
    long: own.filter(isLong).length,
    substitutions: own.filter(({ kind }) => kind === 'substitution').length,
  };
}

/** Returns the facts of a match that was played. */
export function matchFacts({ frame, refereeId }: Fixture): MatchFacts {
  const story = storyOf(frame);
  const { score, stats } = stateAt(frame, Number.POSITIVE_INFINITY);
  const [first, second] = story.timetable.periods;
  return {
    score: score ?? [0, 0],
    stats,
    stoppage: [first?.stoppage ?? 0, second?.stoppage ?? 0],
    stops: [stopsOf(story, 0), stopsOf(story, 1)],
    refereeId,
    byLead: byLeadOf(frame, story),
  };
}

/** Returns a total of both sides of each match. */
export function total(matches: readonly MatchFacts[], name: keyof SideStats): readonly number[] {
  return matches.map(({ stats: [home, away] }) => home[name] + away[name]);
}
