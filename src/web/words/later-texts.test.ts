/** Which code may use the German of `de/later/`: only what is loaded together with it. */
import { expect, test } from 'vitest';

const FILES = import.meta.glob<string>(['/src/web/**/*.{ts,tsx}', '!/src/web/**/*.{test,stories}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LATER = Object.keys(import.meta.glob('/src/web/words/de/later/*.ts')).map((path) =>
  path.replace('/de/later', ''),
);
const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"();]*?\sfrom\s)?\s*'([^']+)'/gm;
const DYNAMIC_IMPORT = /(?<!withLaterWords\(\s*)import\('([^']+)'\)/g;

function pathOf(specifier: string, from: string): string {
  if (specifier.startsWith('#web/')) return specifier.replace('#web', '/src/web');
  return specifier.startsWith('./') ? new URL(specifier, `file://${from}`).pathname : specifier;
}

/** Returns the files that a file loads without the later texts. */
function importsOf(path: string, text: string): readonly string[] {
  const specifiers = [STATIC_IMPORT, DYNAMIC_IMPORT].flatMap((pattern) => [...text.matchAll(pattern)]);
  return specifiers.map(([, specifier = '']) => pathOf(specifier, path));
}

test('no code uses texts that are loaded later but what is loaded with them', () => {
  const reached = new Set(['/src/web/main.tsx']);
  const early: string[] = [];
  for (const path of reached) {
    const imports = importsOf(path, FILES[path] ?? '');
    early.push(...imports.filter((one) => LATER.includes(one)).map((one) => `${path} uses ${one}`));
    for (const one of imports) if (one in FILES) reached.add(one);
  }
  expect(LATER.length).toBeGreaterThan(10);
  expect(reached.size).toBeGreaterThan(500);
  expect(early).toEqual([]);
});
