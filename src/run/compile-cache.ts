import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Caches compiled modules, since half of a start is compiling. Applies to modules imported after this call; without
 * write access they are compiled at each start. NODE_COMPILE_CACHE sets another folder.
 */
export function keepCompiledCode(): void {
  enableCompileCache(
    process.env['NODE_COMPILE_CACHE'] ?? join(import.meta.dirname, '../../node_modules/.cache/compiled'),
  );
}
