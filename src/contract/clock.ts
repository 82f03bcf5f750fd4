/**
 * The world's time. Service and BFF read the same clock, so ages are in world seconds; with a real data service it is
 * the system clock. The web takes it from the World-Time header and never reads the device's clock.
 */
export interface Clock {
  /** Returns epoch milliseconds of the world. */
  now(): number;
  /** World seconds per real second: 1, or more when the embedded world plays faster. */
  readonly rate: number;
}

/** A clock that also measures the age of responses. */
export interface AgeingClock extends Clock {
  /**
   * Returns the world time used for ages, epoch ms. It equals `now()` until the machine's clock is changed: it does
   * not jump back with that clock, and it counts time in which the machine sleeps. It moves back only together with
   * the world.
   */
  ageingNow(): number;
}
