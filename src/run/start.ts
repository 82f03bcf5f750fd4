/** `npm start`: builds the pages if needed, starts the embedded service and the BFF, and prints the address. */
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { keepCompiledCode } from './compile-cache.ts';
import { loadEnvFile } from './env-file.ts';

loadEnvFile();
keepCompiledCode();
const { buildIfStale } = await import('./build.ts');
const { startTouchline } = await import('./touchline.ts');
const root = join(import.meta.dirname, '../..');
await startTouchline({ webRoot: join(root, 'dist'), prepare: () => buildIfStale(root) });
flushCompileCache();
