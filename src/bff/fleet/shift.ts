import type { Schedule } from '#bff/cache/watch.ts';

const RENEWAL_MS = 3_000;

/** The right to something that only one process may do at a time. */
export interface Claim {
  /**
   * Takes the right, or keeps it; false: another process has it. Rejects if that cannot be known.
   *
   * @param isHeld whether this process had it at the last call
   */
  take(isHeld: boolean): Promise<boolean>;
  release(): void;
}

/** Stops the work of a process. */
type Stop = () => void | Promise<void>;

/** What a process does while it has a claim. */
interface Shift {
  readonly isOn: boolean;
  /** Resolves when it was tried to take the claim for the first time. */
  readonly begun: Promise<void>;
  /** Whether the claim is still this process's; true while that cannot be known. */
  confirm(): Promise<boolean>;
  /** Ends the work, then gives the claim up. */
  end(): Promise<void>;
}

/**
 * Gives work to one process at a time. While its claim cannot be renewed, the process that has the work goes on with it, and
 * no other begins.
 *
 * @param begin starts the work; returns a function that stops it
 */
export function takeShifts(claim: Claim, schedule: Schedule, begin: () => Stop): Shift {
  let stop: Stop | null = null;
  let cancel = () => {};
  let isEnded = false;

  async function confirm(): Promise<boolean> {
    // The store says itself that it is away.
    const isHeld = await claim.take(stop !== null).catch(() => stop !== null);
    if (isEnded) {
      if (isHeld) claim.release();
      return false;
    }
    if (isHeld) stop ??= begin();
    else {
      void stop?.();
      stop = null;
    }
    return isHeld;
  }

  async function renew(): Promise<void> {
    await confirm();
    if (!isEnded) cancel = schedule(() => void renew(), RENEWAL_MS);
  }

  const begun = renew();
  return {
    begun,
    get isOn() {
      return stop !== null;
    },
    confirm,
    async end() {
      isEnded = true;
      cancel();
      if (!stop) return;
      await stop();
      claim.release();
    },
  };
}
