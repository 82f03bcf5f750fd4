import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';

/** A row of the table in docs/untidy-feed.md. Returns the same match where there is nothing to settle. */
export type MatchRule = <M extends MatchRow>(match: M) => M;

/** Events of a kind beyond this number are not compared with each other: no match has as many, and it would take seconds. */
export const MAX_COMPARED_EVENTS = 60;

export const withEvents = <M extends MatchRow>(match: M, events: readonly MatchEvent[]): M => ({
  ...match,
  events,
});

export const withScores = <M extends MatchRow>(match: M, scores: Partial<MatchRow['scores']>): M =>
  ({ ...match, scores: { ...match.scores, ...scores } }) as M;

/** Returns a match with changed events; the same one if `change` returns each event as it is. */
export function mapEvents<M extends MatchRow>(match: M, change: (event: MatchEvent) => MatchEvent): M {
  const { events = [] } = match;
  const changed = events.map(change);
  return changed.every((event, at) => event === events[at]) ? match : withEvents(match, changed);
}

/** Puts another event in the place of one, or takes it away. */
export const withEvent = <M extends MatchRow>(match: M, event: MatchEvent, next: MatchEvent | null): M =>
  withEvents(
    match,
    (match.events ?? []).flatMap((one) => (one !== event ? [one] : next ? [next] : [])),
  );

/** Whether two events name one player: by id, else by name. */
export function hasSamePlayer(a: MatchEvent, b: MatchEvent): boolean {
  if (a.player_id !== null && b.player_id !== null) return a.player_id === b.player_id;
  return a.player_name !== null && a.player_name === b.player_name;
}

/** Whether two events are certainly of one player; both teams may have one of the same name. */
export function isSamePlayer(a: MatchEvent, b: MatchEvent): boolean {
  const hasIds = a.player_id !== null && b.player_id !== null;
  return hasSamePlayer(a, b) && (hasIds || a.team_id === b.team_id);
}

export const isNameless = ({ player_id, player_name }: MatchEvent) =>
  player_id === null && player_name === null;

/** Returns how many minutes after an event another one is; infinite where only one of them has a minute. */
export function minutesBetween(earlier: MatchEvent, later: MatchEvent): number {
  if (earlier.minute === null || later.minute === null)
    return earlier.minute === later.minute ? 0 : Number.POSITIVE_INFINITY;
  return later.minute + (later.extra_minute ?? 0) - earlier.minute - (earlier.extra_minute ?? 0);
}
