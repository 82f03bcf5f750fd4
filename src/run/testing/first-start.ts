import { worldHistoryFile } from '#run/world-history-file.ts';
import { spawnProgram } from './program.ts';

/** The one of a service without settings. */
const SEED = 1;
const CHECK_INTERVAL_MS = 1_000;

let end = async () => {};

/**
 * Starts the program beside the first tests, unless an earlier run has, until what a first start compiles and computes is
 * kept for later ones: in a new clone the tests that start it take 17 s on two cores instead of 28 s.
 */
export function setup(): void {
  const history = worldHistoryFile(SEED);
  if (history.read()) return;
  const { kill } = spawnProgram();
  const timer = setInterval(() => {
    if (history.read()) void end();
  }, CHECK_INTERVAL_MS);
  end = () => {
    clearInterval(timer);
    return kill();
  };
}

export const teardown = (): Promise<void> => end();
