import type { Side } from '#service/engine/match-frame.ts';
import type { VisibleEvent } from '#service/engine/match-state.ts';
import { type InstantLaw, type MatchLaw, toJson } from './law.ts';

/** One side according to the list of events, independent of how the engine assigns players. */
class TeamOnPitch {
  readonly #pitch = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  readonly #booked = new Set<number>();
  readonly #cameOn = new Set<number>();

  follow({ type, slot, relatedSlot }: VisibleEvent): string | null {
    if (type === 'substitution') return this.#change(slot, relatedSlot);
    for (const one of [slot, relatedSlot]) {
      if (one !== null && !this.#pitch.has(one)) return `${type} of ${one}, who is not on the pitch`;
    }
    if (slot !== null && slot === relatedSlot) return `${slot} assists himself`;
    if (slot === null) return type === 'goal' || type.includes('card') ? `${type} of nobody` : null;
    if (type === 'yellowcard' && this.#booked.has(slot)) return `${slot} is booked twice`;
    if (type === 'yellowredcard' && !this.#booked.has(slot))
      return `${slot} has a second booking without a first`;
    if (type === 'yellowcard') this.#booked.add(slot);
    if (type === 'redcard' || type === 'yellowredcard') this.#pitch.delete(slot);
    return null;
  }

  #change(on: number | null, off: number | null): string | null {
    if (on === null || off === null) return 'a change of nobody';
    if (on < 12 || on > 18 || this.#cameOn.has(on)) return `${on} comes on`;
    if (!this.#pitch.delete(off)) return `${off} goes off, who is not on the pitch`;
    this.#pitch.add(on);
    this.#cameOn.add(on);
    return null;
  }
}

export const playerMatchLaws: Record<string, MatchLaw> = {
  'Only players on the pitch score, assist, are booked, go off or take a kick': (_, { events }) => {
    const teams: Record<Side, TeamOnPitch> = { home: new TeamOnPitch(), away: new TeamOnPitch() };
    for (const event of events) {
      const wrong = teams[event.side].follow(event);
      if (wrong !== null) return `${event.side}, minute ${event.minute}: ${wrong}`;
    }
    return null;
  },

  'Keepers do not score, and another one comes on at once for one who is sent off': (_, { events }) => {
    for (const { type, side, slot, at, ownGoal } of events) {
      if (slot !== 1 && slot !== 12) continue;
      if (type === 'goal' && !ownGoal) return `goal of ${slot}`;
      if (type !== 'redcard' && type !== 'yellowredcard') continue;
      const change = events.find((one) => one.type === 'substitution' && one.side === side && one.at === at);
      if (change?.slot !== 12) return `${type} of ${slot}, ${change?.slot ?? 'no player'} comes on`;
    }
    return null;
  },

  'At most five changes per side, in three windows besides half-time': ({ timetable }, { events }) => {
    const halfTime = timetable.periods[1]?.starts ?? 0;
    for (const side of ['home', 'away']) {
      const changes = events.filter((event) => event.type === 'substitution' && event.side === side);
      if (changes.length > 5) return `${changes.length} changes`;
      const opens = changes.filter(
        ({ at }, i) => Math.abs(at - halfTime) > 10 && at - (changes[i - 1]?.at ?? 0) > 60,
      );
      if (opens.length > 3) return `${opens.length} windows`;
    }
    return null;
  },
};

export const playerInstantLaws: Record<string, InstantLaw> = {
  'Eleven a side, less those sent off': ({ onPitch, events }) => {
    const off = { home: 0, away: 0 };
    for (const { type, side } of events) if (type === 'redcard' || type === 'yellowredcard') off[side] += 1;
    return toJson(onPitch) === toJson([11 - off.home, 11 - off.away])
      ? null
      : `${toJson(onPitch)}, off ${toJson(off)}`;
  },
};
