import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { SideStats } from '#service/engine/match-state.ts';
import { stateAt } from '#service/engine/state.ts';
import type { LogEntry } from '#service/engine/story/log-entry.ts';
import type { Story } from '#service/engine/story.ts';
import { type InstantLaw, type MatchLaw, toJson } from './law.ts';

type Name = keyof SideStats;

/** Totals counted minute by minute. */
const VOLUMES: readonly Name[] = [
  'attacks',
  'dangerous_attacks',
  'ball_safe',
  'passes',
  'passes_accurate',
  'crosses',
  'crosses_accurate',
  'throw_in',
  'goal_kick',
];

/** Totals counted from the log. */
const COUNTED_STATS: readonly Name[] = [
  'goals',
  'shots_total',
  'shots_on_target',
  'shots_off_target',
  'shots_blocked',
  'corners',
  'fouls',
  'offsides',
  'yellowcards',
  'yellowredcards',
  'redcards',
  'penalties',
  'substitutions',
  'key_passes',
  'free_kick',
  'goal_attempts',
  'injuries',
  'xg',
];

function isRuling(entry: LogEntry, instant: number): boolean {
  return entry.amendments.some(({ shownAt, patch }) => shownAt === instant && patch.kind !== undefined);
}

/** Returns a wrong change of a total by a ruling at an instant, or null. */
function wrongDifference(frame: MatchFrame, entry: LogEntry, instant: number): string | null {
  const before = stateAt(frame, instant - 1);
  const after = stateAt(frame, instant);
  const own = entry.side === 'home' ? 0 : 1;
  const expected: Partial<SideStats> = {
    goals: 1,
    shots_total: 1,
    shots_on_target: 1,
    goal_attempts: 1,
    key_passes: entry.keyPass ? 1 : 0,
    xg: entry.xg,
  };
  for (const team of [0, 1] as const) {
    for (const name of COUNTED_STATS) {
      const difference = before.stats[team][name] - after.stats[team][name];
      if (difference !== (team === own ? (expected[name] ?? 0) : 0))
        return `${name} of side ${team}: ${difference} taken back`;
    }
  }
  return null;
}

/** A ruling on a goal, and the instant at which it is shown. */
interface GoalRuling {
  entry: LogEntry;
  shownAt: number;
}

function goalRulings({ entries }: Story): GoalRuling[] {
  return entries.flatMap((entry) =>
    entry.amendments
      .filter(({ patch }) => patch.kind === 'var')
      .map(({ shownAt }): GoalRuling => ({ entry, shownAt })),
  );
}

export const countMatchLaws: Record<string, MatchLaw> = {
  'A goal ruled out takes back its goal, its shot and the pass before it, and nothing else': (
    story,
    _,
    frame,
  ) => {
    for (const { entry, shownAt } of goalRulings(story)) {
      // Only if nothing else is shown in the same second.
      if (story.entries.some((one) => one.shownAt === shownAt)) continue;
      const wrong = wrongDifference(frame, entry, shownAt);
      if (wrong !== null) return wrong;
    }
    return null;
  },

  'A goal ruled out stays in its place in the list, cancelled, with the reason': (story, _, frame) => {
    for (const { entry, shownAt } of goalRulings(story)) {
      const before = stateAt(frame, shownAt - 1).events.find((event) => event.key === entry.key);
      const after = stateAt(frame, shownAt).events.find((event) => event.key === entry.key);
      if (before?.type !== 'goal' || before.result !== null) return `before: ${toJson(before)}`;
      const reason = after?.info?.startsWith('Goal ruled out: ') ?? false;
      if (after?.type !== 'var' || after.result !== 'cancelled' || !reason || after.score !== undefined) {
        return `after: ${toJson(after)}`;
      }
    }
    return null;
  },
};

export const countInstantLaws: Record<string, InstantLaw> = {
  'Totals never decrease except by rulings': (now, before, story, instant) => {
    if (before === null || story.entries.some((entry) => isRuling(entry, instant))) return null;
    for (const team of [0, 1] as const) {
      const lost = [...COUNTED_STATS, ...VOLUMES].find(
        (name) => now.stats[team][name] < before.stats[team][name],
      );
      if (lost !== undefined) return `${lost} from ${before.stats[team][lost]} to ${now.stats[team][lost]}`;
    }
    return null;
  },

  'Volumes are never below what the listed events imply': ({ stats }) => {
    for (const [team, side] of stats.entries()) {
      const other = stats[1 - team];
      if (side.dangerous_attacks < side.shots_total + side.corners)
        return `dangerous attacks ${toJson(side)}`;
      if (side.attacks < side.dangerous_attacks) return `attacks ${toJson(side)}`;
      if (side.passes < side.passes_accurate || side.crosses < side.crosses_accurate)
        return `accurate ${toJson(side)}`;
      if (side.goal_kick < (other?.shots_off_target ?? 0)) return `goal kicks ${toJson(side)}`;
    }
    return null;
  },

  'Totals that are sums are their sums': ({ stats }) => {
    for (const [team, side] of stats.entries()) {
      const other = stats[1 - team];
      const shots = side.shots_on_target + side.shots_off_target + side.shots_blocked;
      if (side.shots_total !== shots || side.goal_attempts !== shots) return `shots ${toJson(side)}`;
      if (side.free_kick !== (other?.fouls ?? 0) + (other?.offsides ?? 0))
        return `free kicks ${toJson(side)}`;
      if (side.fouls < side.yellowcards + side.redcards + side.yellowredcards) return `fouls ${toJson(side)}`;
    }
    const [home, away] = stats;
    return home.possession + away.possession === 100
      ? null
      : `possession ${home.possession} + ${away.possession}`;
  },

  'Listed events and totals agree': ({ events, stats }) => {
    for (const [team, name] of (['home', 'away'] as const).entries()) {
      const side = stats[team];
      const countListed = (type: string): number =>
        events.filter((event) => event.side === name && event.type === type).length;
      if (side === undefined) return 'no statistics';
      if (side.corners !== countListed('corner')) return `corners ${side.corners}`;
      if (side.yellowcards !== countListed('yellowcard')) return `yellow cards ${side.yellowcards}`;
      if (side.substitutions !== countListed('substitution')) return `substitutions ${side.substitutions}`;
      const penalties = events.filter(
        (event) =>
          event.side === name && event.penalty && (event.type === 'goal' || event.type === 'penalty_missed'),
      );
      if (side.penalties !== penalties.length) return `penalties ${side.penalties}`;
    }
    return null;
  },
};
