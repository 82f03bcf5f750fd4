import type { Kit } from '#service/world/kits.ts';
import type { Team } from '#service/world/team.ts';
import { type MatchTypes, typed } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/** The wire repeats the side in the name of every colour: `home_main_color`, `away_gk_number_color`. */
function writeKit(side: 'home' | 'away', kit: Kit): Record<string, string> {
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
  readonly kit: Kit | null;
  /** The formation, "4-2-3-1"; null while the line-up is not known. */
  readonly formation: string | null;
  readonly coachId: number;
}

/** A team as a match tells it. `form` is the formation, whatever its name says (v2.2 wire, enumerations). */
export function writeTeam(
  side: 'home' | 'away',
  told: TeamInMatch,
  types: MatchTypes,
  writing: WriteContext,
) {
  return {
    id: told.team.id,
    name: told.team.name,
    short_code: told.team.shortCode,
    img: writing.image('teams', told.team.id),
    form: told.formation,
    coach_id: typed(told.coachId, types.coach),
    kit_colors: told.kit && writeKit(side, told.kit),
  };
}
