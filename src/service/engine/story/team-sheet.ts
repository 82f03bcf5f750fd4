import { type Key, weighted } from '#service/engine/streams.ts';
import { BENCH_SLOTS, roleOf, STARTER_SLOTS, type Weights } from './roles.ts';

/** Tracks where the players of a side are while its story is written, in order of time. */
export class TeamSheet {
  readonly #onPitch: number[] = [...STARTER_SLOTS];
  readonly #bench: number[] = [...BENCH_SLOTS];
  readonly #booked = new Set<number>();
  readonly #cameOn = new Set<number>();

  /** Draws a player on the pitch except `except`, by weights and a factor each; null if all weights are 0. */
  pick(
    draw: Key,
    i: number,
    weights: Weights,
    except?: number | null,
    factor?: (slot: number) => number,
  ): number | null {
    const chances = this.#onPitch.map((slot) =>
      slot === except ? 0 : (weights[slot] ?? 0) * (factor === undefined ? 1 : factor(slot)),
    );
    if (chances.every((weight) => weight === 0)) return null;
    return this.#onPitch[weighted(draw, i, chances)] ?? null;
  }

  isBooked(slot: number): boolean {
    return this.#booked.has(slot);
  }

  hasComeOn(slot: number): boolean {
    return this.#cameOn.has(slot);
  }

  book(slot: number): void {
    this.#booked.add(slot);
  }

  sendOff(slot: number): void {
    this.#onPitch.splice(this.#onPitch.indexOf(slot), 1);
  }

  /** Draws a substitute for `off`, preferably of the same role; null if there is none. */
  replacement(draw: Key, i: number, off: number): number | null {
    const keeper = roleOf(off) === 'keeper';
    const chances = this.#bench.map((slot) => {
      if ((roleOf(slot) === 'keeper') !== keeper) return 0;
      return roleOf(slot) === roleOf(off) ? 12 : 1;
    });
    if (chances.every((weight) => weight === 0)) return null;
    return this.#bench[weighted(draw, i, chances)] ?? null;
  }

  change(off: number, on: number): void {
    this.sendOff(off);
    this.#onPitch.push(on);
    this.#bench.splice(this.#bench.indexOf(on), 1);
    this.#cameOn.add(on);
  }
}
