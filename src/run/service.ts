/**
 * The process of the embedded data service: standalone (`npm run service`), as a child of start.ts, or as the finder
 * (`npm run service -- find SITUATION…`).
 */
import { flushCompileCache } from 'node:module';
import { keepCompiledCode } from './compile-cache.ts';

keepCompiledCode();
const [command, ...rest] = process.argv.slice(2);
if (command === 'find') {
  const { printSituations } = await import('./print-situations.ts');
  printSituations(rest);
} else {
  const { failToServe, serve } = await import('./serve.ts');
  try {
    await serve();
    // Written now, since a process that is ended by a signal saves nothing.
    flushCompileCache();
  } catch (error) {
    await failToServe(error);
  }
}
