/**
 * The circle method: pairings of a round in constant time. With an odd number of teams one has a bye each
 * round.
 */

/** Returns the rounds in which every pair of `teams` meets `legs` times. */
export function roundsFor(teams: number, legs: number): number {
  return (teams + (teams % 2) - 1) * legs;
}

export function matchesPerRound(teams: number): number {
  return Math.floor(teams / 2);
}

/** Returns home and away as places in the list of teams, 0 to teams - 1; null outside the rounds and slots. */
export function pairing(
  teams: number,
  legs: number,
  round: number,
  slot: number,
): readonly [home: number, away: number] | null {
  const cycle = teams + (teams % 2) - 1;
  if (round < 0 || round >= cycle * legs || slot < 0 || slot >= matchesPerRound(teams)) return null;
  const turn = round % cycle;
  const leg = Math.floor(round / cycle);
  let first: number;
  let second: number;
  // The last place is fixed; with an odd number of teams it is the bye.
  const fixedPlace = cycle;
  const arm = teams % 2 === 1 ? slot + 1 : slot;
  if (arm === 0) {
    first = turn;
    second = fixedPlace;
    if (turn % 2 === 1) [first, second] = [second, first];
  } else {
    first = (turn + arm) % cycle;
    second = (turn - arm + cycle) % cycle;
    if (arm % 2 === 1) [first, second] = [second, first];
  }
  return leg % 2 === 0 ? [first, second] : [second, first];
}
