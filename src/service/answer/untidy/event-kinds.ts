import { isRuledOut } from '#contract/ruled-out.ts';
import { below } from '#service/engine/streams.ts';
import type { MatchView, WireEvent } from './wire-match.ts';

type EventView = Pick<MatchView, 'key' | 'now'>;

/** Changes the events of a match; returns the same list where the kind finds nothing to change. */
export type EventKind = (events: readonly WireEvent[], view: EventView) => readonly WireEvent[];

const CARDS = new Set(['yellowcard', 'yellowredcard', 'redcard']);
const UNNAMED = { player_id: null, player_name: null, related_player_id: null, related_player_name: null };
/** How long an event stays nameless, seconds. */
const NAMELESS_S = 240;

const isGoal = ({ type }: WireEvent) => type === 'goal';
const isCard = ({ type }: WireEvent) => CARDS.has(type);
const isSubstitution = ({ type }: WireEvent) => type === 'substitution';
const later = ({ minute }: WireEvent, minutes: number) => String(Number(minute) + minutes);

/** Returns the place of one event of a sort, the same one however many follow; -1 if there is none yet. */
function place(events: readonly WireEvent[], { key }: EventView, isWanted: (event: WireEvent) => boolean) {
  let left = below(key, 1, 2);
  return events.findIndex((event) => isWanted(event) && left-- === 0);
}

/** Puts events in the place of one of a sort. */
const replaceOne =
  (
    isWanted: (event: WireEvent, view: EventView) => boolean,
    replace: (event: WireEvent, view: EventView, events: readonly WireEvent[]) => readonly WireEvent[],
  ): EventKind =>
  (events, view) => {
    const at = place(events, view, (event) => isWanted(event, view));
    const event = events[at];
    return event ? events.toSpliced(at, 1, ...replace(event, view, events)) : events;
  };

/** Chooses one of several forms of a kind for good. */
const formOf = <T>({ key }: EventView, forms: readonly T[]): T => forms[below(key, 2, forms.length)] as T;

export const goalDoubled = replaceOne(isGoal, (goal, view) => [
  goal,
  { ...goal, ...formOf(view, [{}, { minute: later(goal, 1) }, { minute: later(goal, 3) }, UNNAMED]) },
]);

export const cardDoubled = replaceOne(isCard, (card, view) => {
  const types = card.type === 'yellowredcard' ? ['redcard', 'yellowcard'] : [card.type];
  return [card, { ...card, type: formOf(view, types) }];
});

export const substitutionDoubled = replaceOne(isSubstitution, (change, { key }) => [
  change,
  { ...change, minute: later(change, below(key, 2, 3)) },
]);

export const eventNameless = replaceOne(
  (event) => isGoal(event) || isCard(event),
  (event, { key, now }) => {
    const isForGood = below(key, 2, 2) === 0;
    return [isForGood || now - (event.timestamp ?? 0) < NAMELESS_S ? { ...event, ...UNNAMED } : event];
  },
);

export const eventUntimed = replaceOne(
  (event) => isGoal(event) || isCard(event),
  (event, view) => [
    { ...event, minute: '', extra_minute: null, ...formOf<object>(view, [{}, { period: null }]) },
  ],
);

export const eventOtherSide = replaceOne(
  (event, view) => event.own_goal || formOf(view, [isGoal(event), isCard(event)]),
  (event, _, events) => {
    const other = events.find(({ team_id }) => team_id !== event.team_id);
    return [{ ...event, team_id: other?.team_id ?? event.team_id }];
  },
);

/** A disallowed goal: its ruling is gone, or it is still listed beside it. */
export const goalWithdrawn = replaceOne(
  (event) => event.type === 'var' && isRuledOut({ ...event, info: event.info ?? null }),
  (ruling, view) =>
    formOf<readonly WireEvent[]>(view, [
      [],
      [{ ...ruling, type: 'goal', result: null, reason: null, info: null }, ruling],
    ]),
);

/** One event is a late entry, and one of added time stands first. */
export const eventsUnordered: EventKind = (events, { key }) => {
  const late = events[below(key, 1, 3)];
  const added = events.find(({ extra_minute }) => extra_minute !== null);
  if (events.length < 5 || !late) return events;
  const others = events.filter((event) => event !== late && event !== added);
  return [...(added && added !== late ? [added] : []), ...others, late];
};

/** Fifteen minutes are added at most, so that a minute beyond them belongs to another period. */
export const periodWrong = replaceOne(
  ({ period, minute }) => (period === '2nd half' && Number(minute) > 60) || period === '1st half',
  (event) => [{ ...event, period: event.period === '1st half' ? '2nd half' : '1st half' }],
);

export const substitutionTurned = replaceOne(isSubstitution, (event) => [
  {
    ...event,
    player_id: event.related_player_id,
    player_name: event.related_player_name,
    related_player_id: event.player_id,
    related_player_name: event.player_name,
  } as WireEvent,
]);

export const kickAsGoal = replaceOne(
  ({ type }) => type === 'penalty_shootout_scored',
  (kick, view) => [{ ...kick, type: 'goal', minute: '120', period: formOf(view, [null, 'extra time 2']) }],
);
