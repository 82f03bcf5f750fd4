import type { PlayMoment } from '#service/engine/play-moment.ts';
import { type Key, weighted } from '#service/engine/streams.ts';
import { BENCH_SLOTS, roleOf, STARTER_SLOTS, type Weights } from './roles.ts';

/** Five per side, in three windows besides half-time (Laws of the Game, law 3). */
const MAX_SUBSTITUTIONS = 5;
const MAX_WINDOWS = 3;
/** Longest time between two substitutions of one window, and from the restart of those at half-time. */
const WINDOW_SECONDS = 60;

/** Tracks where the players of a side are while its story is written, in order of time. */
export class TeamSheet {
  readonly #onPitch: number[] = [...STARTER_SLOTS];
  readonly #bench: number[] = [...BENCH_SLOTS];
  readonly #booked = new Set<number>();
  readonly #cameOn = new Set<number>();
  #goals = 0;
  #windows = 0;
  #lastChange: PlayMoment | null = null;

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

  /** Goals of the side's players so far, without those that were ruled out. */
  get goals(): number {
    return this.#goals;
  }

  addGoal(): void {
    this.#goals += 1;
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

  /** Returns whether a substitution at a moment opens another window. */
  #opensWindow({ period, second }: PlayMoment): boolean {
    if (period === 1 && second < WINDOW_SECONDS) return false;
    const last = this.#lastChange;
    return last === null || last.period !== period || second - last.second > WINDOW_SECONDS;
  }

  canChange(moment: PlayMoment): boolean {
    const windows = this.#windows + (this.#opensWindow(moment) ? 1 : 0);
    return this.#cameOn.size < MAX_SUBSTITUTIONS && windows <= MAX_WINDOWS;
  }

  change(off: number, on: number, moment: PlayMoment): void {
    if (this.#opensWindow(moment)) this.#windows += 1;
    this.#lastChange = moment;
    this.sendOff(off);
    this.#onPitch.push(on);
    this.#bench.splice(this.#bench.indexOf(on), 1);
    this.#cameOn.add(on);
  }
}
