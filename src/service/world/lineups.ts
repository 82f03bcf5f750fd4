import { below, stream, u32, weighted } from '#service/engine/streams.ts';
import type { Fixture } from './fixture.ts';
import type { Formation } from './formations.ts';
import { BENCH, FORMATIONS } from './formations.ts';
import { coachIdOf } from './officials.ts';
import type { PositionClass } from './player.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';
import type { SquadPlayer, Squads } from './squads.ts';

/** A player in a line-up. */
interface LineUpPlayer {
  /** 1 to 11 start, 1 keeps goal; from 12 the bench. */
  readonly slot: number;
  readonly player: SquadPlayer;
  readonly number: number;
  /** "Goalkeeper", "Right Back"… of a starter; on the bench the class of the player. */
  readonly position: string;
}

export interface LineUp {
  readonly teamId: number;
  /** "4-2-3-1" */
  readonly formation: string;
  readonly coachId: number;
  /** By slot, without gaps. */
  readonly players: readonly LineUpPlayer[];
}

const CLASS_NAMES: Record<PositionClass, string> = {
  G: 'Goalkeeper',
  D: 'Defender',
  M: 'Midfielder',
  F: 'Forward',
};

/** A coach keeps his formation, and tries another in one match of six. */
function formationOf(realm: Realm, coachId: number, matchId: number): Formation {
  const weights = FORMATIONS.map(([, weight]) => weight);
  const today = stream(realm.seed, matchId, PURPOSE.formation);
  const tries = below(today, coachId % 97, 6) === 0;
  const key = tries ? today : stream(realm.seed, coachId, PURPOSE.formation);
  const [chosen] = FORMATIONS[weighted(key, 200, weights)] ?? FORMATIONS[0] ?? [];
  if (chosen === undefined) throw new RangeError('No formation');
  return chosen;
}

/** How many sit on the bench: more where the world watches. */
function benchSize(popularity: number): number {
  if (popularity >= 60) return 12;
  return popularity >= 25 ? 9 : 7;
}

/** How much luck, form and rest weigh against a player's quality in one match. */
const TODAY = 260;

/** The line-up of one side of a fixture. */
export function lineUpOf(realm: Realm, squads: Squads, fixture: Fixture, side: 'home' | 'away'): LineUp {
  const team = fixture[side];
  const at = fixture.frame.kickOff;
  const year = squads.yearAt(team.id, at);
  const coachId = coachIdOf(realm, team.id, year);
  const formation = formationOf(realm, coachId, fixture.id);
  const key = stream(realm.seed, fixture.id, PURPOSE.selection);
  const form = (player: SquadPlayer) =>
    squads.quality(player, year) + (u32(key, player.id % 1_048_576) / 4294967296) * TODAY;
  const left = squads
    .present(team.id, at)
    .map((player) => ({ player, worth: form(player) }))
    .sort((a, b) => b.worth - a.worth || a.player.id - b.player.id)
    .map((each) => each.player);
  const take = (wanted: PositionClass | null): SquadPlayer | null => {
    // Goalkeepers stay in goal: whoever is to fill up the bench is another.
    const fits = (player: SquadPlayer) =>
      wanted === null ? player.position !== 'G' : player.position === wanted;
    const found = left.findIndex(fits);
    return found < 0 ? null : (left.splice(found, 1)[0] ?? null);
  };
  const players: LineUpPlayer[] = [];
  const add = (player: SquadPlayer | null, position: string) => {
    if (player === null) return;
    players.push({ slot: players.length + 1, player, number: player.number, position });
  };
  for (const spot of formation.spots) add(take(spot.class), spot.label);
  const size = Math.min(benchSize(fixture.competition.popularity), left.length);
  for (let i = 0; i < size; i += 1) {
    const player = take(BENCH[i] ?? (i === 9 ? 'G' : null));
    add(player, player === null ? '' : CLASS_NAMES[player.position]);
  }
  return { teamId: team.id, formation: formation.name, coachId, players };
}
