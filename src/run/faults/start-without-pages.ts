/** The whole program without pages, as a process for tests: it needs no build. */
import { startTouchline } from '#run/touchline.ts';

await startTouchline({ webRoot: null });
