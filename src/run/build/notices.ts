import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { NOTICES } from '#contract/notices.ts';

/** Writes docs/notices.md, the licences of what Touchline is made of, beside the pages, which link to it. */
export function notices(): Plugin {
  return {
    name: 'touchline:notices',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(join(import.meta.dirname, '../../../docs/notices.md'), 'utf8');
      this.emitFile({ type: 'asset', fileName: NOTICES.slice(1), source });
    },
  };
}
