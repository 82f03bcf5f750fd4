import { type LineUp, type LineUpPlayer, STARTERS } from '#service/world/lineups.ts';
import type { Language } from './language.ts';
import { listedName } from './person-name.ts';
import { positionName } from './position-names.ts';
import type { Writing } from './writing.ts';

/** A side before its line-up is told, and for ever where none is covered (our choice: nothing is recorded). */
export const NO_LINE_UP = { formation: null, confirmed_formation: 0, squad: [], coach: null } as const;

/** Ids, weight and height are text here, and numbers of a person by himself (v2.2 wire, match_lineups). */
function writePerson({ player }: LineUpPlayer, writing: Writing) {
  const country = writing.world.country(player.countryId);
  const name = listedName(player);
  return {
    id: String(player.id),
    name,
    common_name: name,
    firstname: player.firstName,
    lastname: player.lastName,
    weight: String(player.weight),
    height: String(player.height),
    img: writing.image('players', player.id),
    country: {
      id: country && String(country.id),
      name: country && writing.places.country(country.code, country.name),
      cc: country?.code ?? null,
    },
  };
}

/** A row of a team sheet. `captain` is 1 or 0, as other flags are: no recording fills it (our choice). */
function writeRow(listed: LineUpPlayer, order: number, { captain }: LineUp, writing: SheetWriting) {
  return {
    player: writePerson(listed, writing),
    number: String(listed.number),
    captain: listed.slot === captain ? 1 : 0,
    position: listed.class,
    position_name: listed.label && positionName(listed.label, writing.language),
    order,
  };
}

/** What the writers of team sheets need beside what all need. */
export interface SheetWriting extends Writing {
  readonly language: Language;
}

/** The eleven of a side, its formation and its coach (v2.2 wire, match_lineups). */
export function writeLineUp(lineUp: LineUp, writing: SheetWriting) {
  const coach = writing.world.coach(lineUp.coachId);
  return {
    formation: lineUp.formation,
    confirmed_formation: 1,
    squad: lineUp.players.slice(0, STARTERS).map((listed, i) => writeRow(listed, i + 1, lineUp, writing)),
    coach: coach && { id: coach.id, name: listedName(coach) },
  };
}

/** Those on the bench, who have no place in the formation (v2.2 wire, match_bench). */
export function writeBench(lineUp: LineUp, writing: SheetWriting) {
  return lineUp.players.slice(STARTERS).map((listed, i) => writeRow(listed, i + 1, lineUp, writing));
}
