import { captainAmong } from '#service/world/squads/captain.ts';
import type { SquadPlayer } from '#service/world/squads/squads.ts';
import { ageInYears, familyNameFirst, writeCountryOf } from './person.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Writes teams?t=squad (v2.2 wire, squad, the types of 2026). The formation is null, as recorded: it belongs to a
 * match. Ages are those at the requested instant; `captain` and `order` are our choice, as in line-ups.
 */
export function writeSquad(players: readonly SquadPlayer[], context: WriteContext) {
  const captain = captainAmong(context.world.seed, players);
  return {
    formation: null,
    squad: players.map((player, i) => ({
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
      captain: player === captain ? 1 : 0,
      position: player.position,
      order: i + 1,
    })),
  };
}
