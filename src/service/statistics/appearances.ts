import type { Side } from '#service/engine/match-frame.ts';
import type { MatchEvent, MatchState } from '#service/engine/match-state.ts';
import type { LineUp } from '#service/world/lineups.ts';

/** What one player did in one match, by what had been shown of it at an instant. */
export interface Appearance {
  readonly playerId: number;
  readonly side: Side;
  readonly started: boolean;
  minutes: number;
  wentOff: boolean;
  /** Own goals are nobody's. */
  goals: number;
  /** Goals among them from the spot. */
  penalties: number;
  assists: number;
  yellowcards: number;
  yellowredcards: number;
  redcards: number;
  shotsOnTarget: number;
  shotsOffTarget: number;
}

function appearance(playerId: number, side: Side, started: boolean): Appearance {
  return {
    playerId,
    side,
    started,
    minutes: 0,
    wentOff: false,
    goals: 0,
    penalties: 0,
    assists: 0,
    yellowcards: 0,
    yellowredcards: 0,
    redcards: 0,
    shotsOnTarget: 0,
    shotsOffTarget: 0,
  };
}

const STARTERS = 11;

/** Who of both sides played, and what they did. `minutes` are the match's, without stoppage time. */
export function appearancesOf(
  lineUps: readonly [home: LineUp, away: LineUp],
  { events, minute }: MatchState,
): readonly Appearance[] {
  const sheets = { home: lineUps[0], away: lineUps[1] };
  const bySlot = { home: new Map<number, Appearance>(), away: new Map<number, Appearance>() };
  const since = new Map<Appearance, number>();

  const comeOn = (side: Side, slot: number, at: number): void => {
    const player = sheets[side].players[slot - 1]?.player;
    if (player === undefined) return;
    const own = appearance(player.id, side, at === 0);
    bySlot[side].set(slot, own);
    since.set(own, at);
  };
  const goOff = (own: Appearance | undefined, at: number): void => {
    if (own === undefined) return;
    own.minutes = at - (since.get(own) ?? at);
    since.delete(own);
  };
  const of = ({ side }: MatchEvent, slot: number | null) =>
    slot === null ? undefined : bySlot[side].get(slot);

  for (const side of ['home', 'away'] as const)
    for (let slot = 1; slot <= STARTERS; slot += 1) comeOn(side, slot, 0);
  for (const event of events) {
    const own = of(event, event.slot);
    if (event.type === 'substitution') {
      const other = of(event, event.relatedSlot);
      if (other !== undefined) other.wentOff = true;
      goOff(other, event.minute);
      if (event.slot !== null) comeOn(event.side, event.slot, event.minute);
      continue;
    }
    if (event.type === 'goal' && !event.ownGoal) {
      const assist = of(event, event.relatedSlot);
      if (assist !== undefined) assist.assists += 1;
    }
    if (own === undefined) continue;
    count(own, event);
    if (event.type === 'yellowredcard' || event.type === 'redcard') goOff(own, event.minute);
  }
  for (const own of [...since.keys()]) goOff(own, Math.max(minute ?? 0, since.get(own) ?? 0));
  return [...bySlot.home.values(), ...bySlot.away.values()];
}

/** Adds what an event says of the player who did it. */
function count(own: Appearance, event: MatchEvent): void {
  switch (event.type) {
    case 'goal':
      if (event.ownGoal) return;
      own.goals += 1;
      own.shotsOnTarget += 1;
      if (event.penalty) own.penalties += 1;
      return;
    case 'shot_on_target':
      own.shotsOnTarget += 1;
      return;
    case 'shot_off_target':
      own.shotsOffTarget += 1;
      return;
    case 'yellowcard':
      own.yellowcards += 1;
      return;
    case 'yellowredcard':
      own.yellowredcards += 1;
      return;
    case 'redcard':
      own.redcards += 1;
      return;
    default:
      return;
  }
}
