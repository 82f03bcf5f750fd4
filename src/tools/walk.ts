/**
 * `npm run walk -- [sequences] [seed]`: plays the random walk of the account (bff/account/walk.test.ts), by default 10,000
 * sequences, and prints the first promise that is broken.
 */
import { findBrokenPromise } from '#bff/testing/walk/events.ts';

// Failures are thousands, and a stack of each takes a quarter of the time.
Error.stackTraceLimit = 0;

const [sequences = 10_000, seed = 1] = process.argv.slice(2).map(Number);
const problem = await findBrokenPromise(sequences, seed);
console.log(problem ?? `${sequences} sequences from seed ${seed}: every promise is kept`);
process.exit(problem === null ? 0 : 1);
