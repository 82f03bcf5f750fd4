import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/locales.ts';
import { pageIn } from './page-in.ts';

const ROOT = join(import.meta.dirname, '../../..');

test.each(['index.html', 'src/web/wall/index.html', 'src/web/embed/index.html'])(
  '%s says which language it has, and has its sentences in it',
  (file) => {
    const html = readFileSync(join(ROOT, file), 'utf8');
    for (const language of LANGUAGES) {
      const page = pageIn(language, html);
      expect(page).toContain(`<html lang="${language}" dir="`);
      expect(page).not.toMatch(/<!--|<(p|a|span|noscript)[^>]*>\s*<\/\1>/);
    }
  },
);
