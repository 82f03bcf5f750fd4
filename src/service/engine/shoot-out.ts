import type { MatchFrame, Score, Side } from './match-frame.ts';
import { score } from './match-frame.ts';
import { purpose } from './purposes.ts';
import { chance, stream } from './streams.ts';

/** One kick of a shoot-out. */
export interface Kick {
  side: Side;
  scored: boolean;
}

const ROUNDS = 5;
const SCORED = 755_000;

/**
 * Returns whether a shoot-out is decided: within the first five kicks each if one side can no longer be caught,
 * afterwards after equal numbers of kicks.
 */
function isDecided(goals: readonly [number, number], taken: readonly [number, number]): boolean {
  const left = [Math.max(0, ROUNDS - taken[0]), Math.max(0, ROUNDS - taken[1])] as const;
  if (left[0] + left[1] === 0) return taken[0] === taken[1] && goals[0] !== goals[1];
  return goals[0] > goals[1] + left[1] || goals[1] > goals[0] + left[0];
}

/** Returns the kicks of a shoot-out: alternating, five each, then sudden death, stopped as soon as it is decided. */
export function shootOut(frame: MatchFrame): readonly Kick[] {
  const key = stream(frame.seed, frame.id, purpose.shootOut);
  const homeFirst = chance(key, 0, 500_000);
  const kicks: Kick[] = [];
  const goals: [number, number] = [0, 0];
  const taken: [number, number] = [0, 0];
  while (!isDecided(goals, taken)) {
    const home = (kicks.length % 2 === 0) === homeFirst;
    const scored = chance(key, kicks.length + 1, SCORED);
    const team = home ? 0 : 1;
    taken[team] += 1;
    if (scored) goals[team] += 1;
    kicks.push({ side: home ? 'home' : 'away', scored });
  }
  return kicks;
}

/** Returns the number of scored kicks of each side. */
export function shootOutScore(kicks: readonly Kick[]): Score {
  const scored = (side: Side): number => kicks.filter((kick) => kick.scored && kick.side === side).length;
  return score(scored('home'), scored('away'));
}
