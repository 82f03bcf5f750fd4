import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import type { SheetPlayer } from './places.ts';

export interface EventTime {
  readonly minute: number | null;
  readonly stoppage: number | null;
}

/** A marker beside a player's name; own goals and penalties are named like their icons. */
interface EventMarker extends EventTime {
  readonly kind:
    | 'goal'
    | 'own-goal'
    | 'penalty'
    | 'penalty_missed'
    | 'yellowcard'
    | 'yellowredcard'
    | 'redcard';
}

export interface PlayerEvents {
  readonly markers: readonly EventMarker[];
  /** When the player came on or went off; null if they did not. */
  readonly on: EventTime | null;
  readonly off: EventTime | null;
}

const NO_EVENTS: PlayerEvents = { markers: [], on: null, off: null };
const CARDS: ReadonlySet<string> = new Set(['yellowcard', 'yellowredcard', 'redcard']);

function markerKind({ type, own_goal, penalty }: MatchEvent): EventMarker['kind'] | null {
  if (type === 'goal') return own_goal ? 'own-goal' : penalty ? 'penalty' : 'goal';
  return type === 'penalty_missed' || CARDS.has(type) ? (type as EventMarker['kind']) : null;
}

/**
 * Returns the events by player id. A second yellow card replaces the first one, and a starter goes off, whichever of
 * the two players of a substitution the service calls so.
 */
function eventsByPlayer(
  { events }: Match,
  starterIds: ReadonlySet<string>,
): ReadonlyMap<string, PlayerEvents> {
  const byPlayerId = new Map<string, PlayerEvents>();
  const add = (id: string | null, change: (playerEvents: PlayerEvents) => PlayerEvents) => {
    if (id !== null) byPlayerId.set(id, change(byPlayerId.get(id) ?? NO_EVENTS));
  };
  for (const event of events ?? []) {
    const { type, player_id, related_player_id, minute, extra_minute: stoppage } = event;
    const time = { minute, stoppage };
    if (event.result === 'cancelled' || event.period === 'penalties') continue;
    if (type === 'substitution') {
      const starts = (id: string | null) => id !== null && starterIds.has(id);
      const isTurned = starts(player_id) && !starts(related_player_id);
      const [on, off] = isTurned ? [related_player_id, player_id] : [player_id, related_player_id];
      add(on, (playerEvents) => ({ ...playerEvents, on: time }));
      add(off, (playerEvents) => ({ ...playerEvents, off: time }));
      continue;
    }
    const kind = markerKind(event);
    if (kind === null) continue;
    const isKept = (marker: EventMarker) => kind !== 'yellowredcard' || marker.kind !== 'yellowcard';
    add(player_id, ({ markers, ...others }) => ({
      ...others,
      markers: [...markers.filter(isKept), { kind, ...time }],
    }));
  }
  return byPlayerId;
}

export interface ListedPlayer extends PlayerEvents {
  readonly sheet: SheetPlayer;
  /** The shortest name that is unique in the match. */
  readonly name: string;
  /** Whether the player is on the pitch now, or was at the end. */
  readonly isPlaying: boolean;
  /** Whether a player of an earlier line-up cannot play in this match. */
  readonly isOut?: boolean;
}

/** Returns the players of both team sheets. */
export const sheetsOf = (lineUps: LineUpsRecord, benches: BenchesRecord | null): readonly SheetPlayer[] => [
  ...lineUps.home.squad,
  ...lineUps.away.squad,
  ...(benches?.home ?? []),
  ...(benches?.away ?? []),
];

/**
 * Returns a team's players with their events.
 *
 * @param names short names of the match's people by id
 */
export function teamSheet(
  starters: readonly SheetPlayer[],
  bench: readonly SheetPlayer[],
  match: Match,
  names: ReadonlyMap<string, string>,
) {
  const playerEvents = eventsByPlayer(match, new Set(starters.map(({ player }) => player.id)));
  const toListedPlayer = (sheet: SheetPlayer, starts: boolean): ListedPlayer => {
    const events = playerEvents.get(sheet.player.id) ?? NO_EVENTS;
    const isSentOff = events.markers.some(({ kind }) => kind === 'redcard' || kind === 'yellowredcard');
    return {
      ...events,
      sheet,
      name: names.get(sheet.player.id) ?? '–',
      isPlaying: (starts || events.on !== null) && events.off === null && !isSentOff,
    };
  };
  return {
    starters: starters.map((sheet) => toListedPlayer(sheet, true)),
    bench: bench.map((sheet) => toListedPlayer(sheet, false)),
  };
}
