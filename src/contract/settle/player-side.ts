import { isGoal } from '#contract/goal.ts';
import { isRowEvent, type MatchEvent } from '#contract/records/match-event.ts';
import { isKick } from '#contract/shoot-out-kick.ts';
import { type MatchRule, mapEvents } from './match-rule.ts';

/** Returns the team that the events name most often; null where two are level. */
function majority(events: readonly MatchEvent[]): string | null {
  const counts = [...Map.groupBy(events, ({ team_id }) => team_id)].filter(([team]) => team !== null);
  const [first, second] = counts.toSorted(([, a], [, b]) => b.length - a.length);
  return first && first[1].length > (second?.[1].length ?? 0) ? first[0] : null;
}

/** Whether a score confirms the team of an event. */
const isConfirmed = (event: MatchEvent) => isGoal(event) || isKick(event);

/** Returns the team of a player whose events name both. */
function teamOf(events: readonly MatchEvent[]): string | null {
  const confirmed = events.filter(isConfirmed);
  return majority(confirmed.length > 0 ? confirmed : events);
}

/** Whether the events of a player name two teams. */
function hasContradiction(events: readonly MatchEvent[]): boolean {
  const teams = new Map<string, string>();
  for (const { player_id: player, team_id } of events) {
    if (player === null || team_id === null) continue;
    const team = teams.get(player) ?? team_id;
    if (team !== team_id) return true;
    teams.set(player, team);
  }
  return false;
}

export const playerSide: MatchRule = (match) => {
  const events = match.events ?? [];
  if (!hasContradiction(events)) return match;
  // A name without an id may be one of each team.
  const named = events.filter(({ player_id, team_id }) => player_id !== null && team_id !== null);
  const teams = new Map<MatchEvent, string | null>();
  for (const own of Map.groupBy(named, ({ player_id }) => player_id).values()) {
    if (own.every(({ team_id }) => team_id === own[0]?.team_id)) continue;
    // A row has no other events, and must come to the same result.
    const inRows = own.filter((event) => isRowEvent(event));
    const ofRows = teamOf(inRows);
    for (const event of own) {
      if (isConfirmed(event)) continue;
      const team =
        ofRows ??
        (isRowEvent(event) && new Set(inRows.map(({ team_id }) => team_id)).size > 1 ? null : teamOf(own));
      if (team !== event.team_id) teams.set(event, team);
    }
  }
  return mapEvents(match, (event) =>
    teams.has(event) ? { ...event, team_id: teams.get(event) ?? null } : event,
  );
};
