import type { Kit } from '#service/world/kits.ts';
import type { Team } from '#service/world/team.ts';
import { type MatchTypes, typed } from './wire-types.ts';
import type { WriteContext } from './write-context.ts';

/** Writes a kit: the wire repeats the side in every field name, such as `home_main_color`. */
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

/** A team with what belongs to it in one match. */
export interface TeamInMatch {
  readonly team: Team;
  readonly kit: Kit | null;
  /** Such as "4-2-3-1"; null until the line-up is published. */
  readonly formation: string | null;
  readonly coachId: number;
}

/** Writes a team of a match. `form` is the formation, despite its name (v2.2 wire, enumerations). */
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
