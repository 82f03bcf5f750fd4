import { shuffle } from '#service/world/draw.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Teams of a group; some have three where the number of teams does not fit. */
export const GROUP_SIZE = 4;

/** Returns whether a team may be drawn into a group, by the group's number and the teams already in it. */
export type GroupRule = (team: number, group: number, teams: readonly number[]) => boolean;

/**
 * Returns the teams of a pot in the order of their groups, from group `place` on: the first drawn that fit. Null if
 * there is no such order.
 */
function placeTeams(
  drawnTeams: readonly number[],
  groups: readonly (readonly number[])[],
  fits: GroupRule,
  place: number,
): readonly number[] | null {
  if (drawnTeams.length === 0) return [];
  for (const team of drawnTeams) {
    if (!fits(team, place, groups[place] ?? [])) continue;
    const others = drawnTeams.filter((each) => each !== team);
    const next = placeTeams(others, groups, fits, place + 1);
    if (next !== null) return [team, ...next];
  }
  return null;
}

/**
 * Draws one team of each pot into every group. Teams are listed best first, a pot has as many as there are groups, and
 * the last pot may have fewer. A pot that no order fits is drawn without the rule.
 */
export function drawGroups(
  worldIndex: WorldIndex,
  season: number,
  teams: readonly number[],
  fits: GroupRule = () => true,
): readonly (readonly number[])[] {
  const count = Math.ceil(teams.length / GROUP_SIZE);
  let groups: readonly (readonly number[])[] = Array.from({ length: count }, () => []);
  for (let pot = 0; pot < GROUP_SIZE; pot += 1) {
    const drawnTeams = shuffle(
      worldIndex.seed,
      season * GROUP_SIZE + pot,
      STREAM.groupDraw,
      teams.slice(pot * count, (pot + 1) * count),
      (team) => team,
    );
    const order = placeTeams(drawnTeams, groups, fits, 0) ?? drawnTeams;
    groups = groups.map((group, place) => [...group, order[place] ?? []].flat());
  }
  return groups;
}
