import { emptyPlayerStats } from '#service/engine/players/player-stats.ts';
import type { PlayerMatch } from '#service/engine/players/players-at.ts';
import { type LineUp, type LineUpPlayer, STARTER_COUNT } from '#service/world/squads/lineups.ts';
import type { Language } from './language.ts';
import { listedName } from './person-name.ts';
import { positionName } from './position-names.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Writes a player's statistics of a match. No recording exists: the fields are named like the team's; counts
 * are numbers and the rating is text, like other decimals.
 */
function writePlayerStats({ stats, rating }: PlayerMatch) {
  const { passes_accurate, penalties_missed, ...counts } = stats;
  const { passes } = stats;
  return {
    ...counts,
    passing_accuracy: passes === 0 ? 0 : Math.round((100 * passes_accurate) / passes),
    rating: rating === null ? null : rating.toFixed(1),
  };
}

/** A side before its line-up is published, and without coverage (our choice: no recording). */
export const NO_LINE_UP = { formation: null, confirmed_formation: 0, squad: [], coach: null } as const;

/** A published line-up at an instant. */
export interface LineUpSnapshot {
  readonly lineUp: LineUp;
  /** Statistics so far, by slot from 1; null when not requested or not covered. */
  readonly players: readonly PlayerMatch[] | null;
}

/** Players without events were on the bench throughout. */
const UNUSED_PLAYER: PlayerMatch = { stats: emptyPlayerStats(), rating: null };

/** Writes ids, weight and height as text; players?t=info has numbers (v2.2 wire, match_lineups). */
function writePerson({ player }: LineUpPlayer, context: WriteContext) {
  const country = context.world.country(player.countryId);
  const name = listedName(player);
  return {
    id: String(player.id),
    name,
    common_name: name,
    firstname: player.firstName,
    lastname: player.lastName,
    weight: String(player.weight),
    height: String(player.height),
    img: context.image('players', player.id),
    country: {
      id: country && String(country.id),
      name: country && context.places.country(country.code, country.name),
      cc: country?.code ?? null,
    },
  };
}

/** Writes rows of a team sheet. `captain` is 1 or 0 like other flags (our choice: recordings have null). */
function writeRows(
  squadPlayers: readonly LineUpPlayer[],
  { lineUp, players }: LineUpSnapshot,
  language: Language,
  context: WriteContext,
) {
  return squadPlayers.map((each, i) => ({
    player: writePerson(each, context),
    number: String(each.number),
    captain: each.slot === lineUp.captain ? 1 : 0,
    position: each.class,
    position_name: each.label && positionName(each.label, language),
    order: i + 1,
    ...(players && { stats: writePlayerStats(players[each.slot - 1] ?? UNUSED_PLAYER) }),
  }));
}

/** Writes the starting eleven, formation and coach of a side (v2.2 wire, match_lineups). */
export function writeLineUp(snapshot: LineUpSnapshot, language: Language, context: WriteContext) {
  const { lineUp } = snapshot;
  const coach = context.world.coach(lineUp.coachId);
  const starters = lineUp.players.slice(0, STARTER_COUNT).sort((a, b) => a.order - b.order);
  return {
    formation: lineUp.formation,
    confirmed_formation: 1,
    squad: writeRows(starters, snapshot, language, context),
    coach: coach && { id: coach.id, name: listedName(coach) },
  };
}

/** Writes the bench, which has no positions in the formation (v2.2 wire, match_bench). */
export function writeBench(snapshot: LineUpSnapshot, language: Language, context: WriteContext) {
  return writeRows(snapshot.lineUp.players.slice(STARTER_COUNT), snapshot, language, context);
}
