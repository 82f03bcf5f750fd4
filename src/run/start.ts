/** `npm start`: builds what is missing or stale, starts the embedded service and the BFF, prints the address. */
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { startTouchline } from './touchline.ts';

const root = join(import.meta.dirname, '../..');
await startTouchline({ webRoot: join(root, 'dist'), prepare: () => buildIfStale(root) });
