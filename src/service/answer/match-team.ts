import type { KitDesign } from '#service/world/teams/kits.ts';
import type { Team } from '#service/world/teams/team.ts';
import { type MatchTypes, typed } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/** Writes a kit: the wire repeats the side in every field name, such as `home_main_color`. */
function writeKit(side: 'home' | 'away', kit: KitDesign): Record<string, string> {
  return {
    [`${side}_main_color`]: kit.main,
    [`${side}_second_color`]: kit.second,
    [`${side}_number_color`]: kit.number,
    [`${side}_gk_main_color`]: kit.keeper.main,
    [`${side}_gk_second_color`]: kit.keeper.second,
    [`${side}_gk_number_color`]: kit.keeper.number,
  };
}

export interface TeamInMatch {
  readonly team: Team;
  readonly kit: KitDesign | null;
  /** Such as "4-2-3-1"; null until the line-up is published. */
  readonly formation: string | null;
  readonly coachId: number;
}

/** Writes a team of a match. `form` is the formation, despite its name (v2.2 wire, enumerations). */
export function writeTeam(
  side: 'home' | 'away',
  teamInMatch: TeamInMatch,
  types: MatchTypes,
  context: WriteContext,
) {
  return {
    id: teamInMatch.team.id,
    name: teamInMatch.team.name,
    short_code: teamInMatch.team.shortCode,
    img: context.image('teams', teamInMatch.team.id),
    form: teamInMatch.formation,
    coach_id: typed(teamInMatch.coachId, types.coach),
    kit_colors: teamInMatch.kit && writeKit(side, teamInMatch.kit),
  };
}
