/** The whole program without pages, as a process for tests: it needs no build. */
import { flushCompileCache } from 'node:module';
import { keepCompiledCode } from '#run/compile-cache.ts';

keepCompiledCode();
const { startTouchline } = await import('#run/touchline.ts');
await startTouchline({ webRoot: null });
// Most tests kill the process, which would lose what it has compiled.
flushCompileCache();
