import type { MatchState } from '#service/engine/match-state.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { NamedId } from '#service/world/named-id.ts';
import type { Team } from '#service/world/teams/team.ts';
import { textOrNull } from './text-or-null.ts';
import type { WriteContext } from './write-context.ts';

/** A match of a tie with its state at the requested instant. */
export interface Leg {
  readonly fixture: Fixture;
  readonly state: MatchState;
}

function writeTeam({ id, name }: Team, context: WriteContext) {
  return { id, name, img: context.image('teams', id) };
}

function writeMatch({ fixture, state }: Leg) {
  return {
    id: fixture.id,
    leg: fixture.leg,
    status: state.status,
    timestamp: fixture.frame.kickOff,
    home_id: String(fixture.home.id),
    away_id: String(fixture.away.id),
    home_score: textOrNull(state.score?.[0]),
    away_score: textOrNull(state.score?.[1]),
    ps_score: state.ps?.join('-') ?? null,
  };
}

/** Returns the team's goals over all legs; null before the first kick-off. */
function goalsOf(team: Team, legs: readonly Leg[]): number | null {
  const startedLegs = legs.filter(({ state }) => state.score !== null);
  if (startedLegs.length === 0) return null;
  return startedLegs.reduce(
    (sum, { fixture, state }) => sum + (state.score?.[fixture.home.id === team.id ? 0 : 1] ?? 0),
    0,
  );
}

/** Returns the winner of the last leg: the engine gives it the winner of the whole tie. */
function winnerOf(legs: readonly Leg[]): number | null {
  const last = legs.at(-1);
  if (last === undefined || last.state.winner === null) return null;
  return last.fixture[last.state.winner].id;
}

function writeTie(legs: readonly Leg[], context: WriteContext) {
  const [first] = legs;
  if (first === undefined) return [];
  const { home, away } = first.fixture;
  return {
    id: first.fixture.id,
    home: writeTeam(home, context),
    away: writeTeam(away, context),
    home_score: textOrNull(goalsOf(home, legs)),
    away_score: textOrNull(goalsOf(away, legs)),
    winner_team_id: textOrNull(winnerOf(legs)),
    matches: legs.map(writeMatch),
  };
}

/**
 * Writes a round of leagues?t=cup_draw. The shape is our choice: recordings only have it empty. `ties` are
 * lists of legs in the order of the draw.
 */
export function writeCupRound(
  round: NamedId,
  isCurrent: boolean,
  ties: readonly (readonly Leg[])[],
  context: WriteContext,
) {
  return {
    round_id: round.id,
    round_name: round.name,
    is_current: isCurrent ? 1 : 0,
    ties: ties.flatMap((legs) => writeTie(legs, context)),
  };
}
