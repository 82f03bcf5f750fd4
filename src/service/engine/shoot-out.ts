import { ENGINE_STREAM } from './engine-streams.ts';
import { type MatchFrame, type Score, type Side, sharedScore } from './match-frame.ts';
import { chance, stream } from './streams.ts';

export interface Kick {
  side: Side;
  scored: boolean;
}

const KICKS_PER_SIDE = 5;
const SCORED_PER_MILLION = 755_000;

/**
 * Returns whether a shoot-out is decided: within the first five kicks each if one side can no longer be caught,
 * afterwards after equal numbers of kicks.
 */
function isDecided(goals: readonly [number, number], kicksTaken: readonly [number, number]): boolean {
  const kicksLeft = [
    Math.max(0, KICKS_PER_SIDE - kicksTaken[0]),
    Math.max(0, KICKS_PER_SIDE - kicksTaken[1]),
  ] as const;
  if (kicksLeft[0] + kicksLeft[1] === 0) return kicksTaken[0] === kicksTaken[1] && goals[0] !== goals[1];
  return goals[0] > goals[1] + kicksLeft[1] || goals[1] > goals[0] + kicksLeft[0];
}

/** Returns the kicks of a shoot-out: alternating, five each, then sudden death, stopped as soon as it is decided. */
export function shootOutKicks(frame: MatchFrame): readonly Kick[] {
  const key = stream(frame.seed, frame.id, ENGINE_STREAM.shootOut);
  const homeFirst = chance(key, 0, 500_000);
  const kicks: Kick[] = [];
  const goals: [number, number] = [0, 0];
  const kicksTaken: [number, number] = [0, 0];
  while (!isDecided(goals, kicksTaken)) {
    const home = (kicks.length % 2 === 0) === homeFirst;
    const scored = chance(key, kicks.length + 1, SCORED_PER_MILLION);
    const team = home ? 0 : 1;
    kicksTaken[team] += 1;
    if (scored) goals[team] += 1;
    kicks.push({ side: home ? 'home' : 'away', scored });
  }
  return kicks;
}

export function shootOutScore(kicks: readonly Kick[]): Score {
  const scored = (side: Side): number => kicks.filter((kick) => kick.scored && kick.side === side).length;
  return sharedScore(scored('home'), scored('away'));
}
