import type { SquadPlayer } from '#service/world/squads.ts';
import { ageInYears, familyNameFirst, writeCountryOf } from './person.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Writes teams?t=squad (v2.2 wire, squad, the types of 2026). Formation, captain and order are null, as
 * recorded: they belong to line-ups. Ages are those at the requested instant.
 */
export function writeSquad(players: readonly SquadPlayer[], context: WriteContext) {
  return {
    formation: null,
    squad: players.map((player) => ({
      player: {
        id: player.id,
        name: player.name,
        common_name: familyNameFirst(player),
        firstname: player.firstName,
        lastname: player.lastName,
        weight: player.weight,
        height: player.height,
        age: ageInYears(player.born, context.now),
        img: context.image('players', player.id),
        country: writeCountryOf(player.countryId, context),
      },
      number: player.number,
      captain: null,
      position: player.position,
      order: null,
    })),
  };
}
