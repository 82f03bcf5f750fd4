/**
 * The world's time. Service and BFF read the same clock, so ages count in world seconds; with a real data
 * service it is the system's. The web learns it from the World-Time header and never reads the device's.
 */
export interface Clock {
  /** Epoch milliseconds of the world. */
  now(): number;
  /** World seconds in a second of ours: 1, or more when the embedded world plays at speed. */
  readonly rate: number;
}

/** A clock that also measures the age of answers. */
export interface AgeingClock extends Clock {
  /**
   * World time by which answers age, epoch ms. Equal to `now()` until the machine's clock is set: setting it back
   * does not take this time back, and time that the machine sleeps counts. It moves back only with the world.
   */
  ageingNow(): number;
}
