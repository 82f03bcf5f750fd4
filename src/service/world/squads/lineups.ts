import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { coachIdAt } from '#service/world/people/coaches.ts';
import type { PositionClass } from '#service/world/people/player.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { captainAmong } from './captain.ts';
import { type AbsentIds, type Roster, selectionOf } from './selection.ts';
import type { SquadPlayer } from './squads.ts';

export interface LineUpPlayer {
  /** 1 to 11 start, 1 is the goalkeeper; the bench from 12. */
  readonly slot: number;
  /** Place in the team sheet: of starters from the goalkeeper on, each line from right to left; then the bench. */
  readonly order: number;
  readonly player: SquadPlayer;
  readonly number: number;
  /** Class of the position in this match; on the bench the player's own. */
  readonly class: PositionClass;
  /** "Goalkeeper", "Right Back"…: a label of the contract's formation-places.ts; null on the bench. */
  readonly label: string | null;
}

export interface LineUp {
  readonly teamId: number;
  /** "4-2-3-1" */
  readonly formation: string;
  readonly coachId: number;
  readonly captain: number;
  /** By slot, without gaps. */
  readonly players: readonly LineUpPlayer[];
}

export const STARTER_COUNT = 11;

/** Returns the size of the bench, larger in popular competitions. */
function benchSize(popularity: number): number {
  if (popularity >= 60) return 12;
  return popularity >= 25 ? 9 : 7;
}

/** Returns the slot of the captain. */
function captainOf({ seed }: WorldIndex, players: readonly LineUpPlayer[]): number {
  const starters = players.slice(0, STARTER_COUNT);
  const captain = captainAmong(
    seed,
    starters.map(({ player }) => player),
  );
  return starters.find(({ player }) => player === captain)?.slot ?? 1;
}

/** Returns the line-up of one side of a fixture without its absent players. */
export function lineUpOf(
  worldIndex: WorldIndex,
  roster: Roster,
  fixture: Fixture,
  side: 'home' | 'away',
  absent: AbsentIds,
): LineUp {
  const teamId = fixture[side].id;
  const coachId = coachIdAt(worldIndex, teamId, fixture.frame.kickOff);
  const bench = benchSize(fixture.competition.popularity);
  const { formation, players: selectedPlayers } = selectionOf(
    worldIndex.seed,
    fixture.id,
    coachId,
    roster,
    absent,
    bench,
  );
  const players = selectedPlayers.map((player, i): LineUpPlayer => {
    const spot = formation.spots[i];
    return {
      slot: i + 1,
      order: spot?.order ?? i + 1,
      player,
      number: player.number,
      class: spot?.class ?? player.position,
      label: spot?.label ?? null,
    };
  });
  return { teamId, formation: formation.name, coachId, captain: captainOf(worldIndex, players), players };
}
