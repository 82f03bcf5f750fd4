/** Which texts code may use: only those that are loaded before it. */
import { expect, test } from 'vitest';
import { GROUPS, type Group, type Part } from '#words/groups.ts';

const FILES = import.meta.glob<string>(['/src/web/**/*.{ts,tsx}', '!/src/web/**/*.{test,stories}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const STATIC_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"();]*?\sfrom\s)?\s*'([^']+)'/gm;
const DYNAMIC_IMPORT = /import\('([^']+)'\)/g;
const USE = /\b(?:useWords|loadedWords)<([^>]+)>/g;
/** What fetches texts together with code. */
const LOADERS = {
  pages: /\b(?:lazyPage|lazyAfterFirstView|reservedButton|withWords|withLaterWords)\b/,
  later: /\bwithLaterWords\b/,
};

function pathOf(specifier: string, from: string): string {
  if (specifier.startsWith('#web/')) return specifier.replace('#web', '/src/web');
  return specifier.startsWith('./') ? new URL(specifier, `file://${from}`).pathname : specifier;
}

/** Returns the files that a file loads without what a loader fetches. */
function importsOf(path: string, loader: RegExp | null): readonly string[] {
  const text = FILES[path] ?? '';
  const dynamic = [...text.matchAll(DYNAMIC_IMPORT)].filter(({ index }) => {
    const statement = text.slice(Math.max(0, text.lastIndexOf(';', index)), index);
    return !loader?.test(statement);
  });
  return [...text.matchAll(STATIC_IMPORT), ...dynamic].map(([, specifier = '']) => pathOf(specifier, path));
}

/** Returns the parts that a program uses without a loader, each with the files that do. */
function partsUsed(entry: string, loader: RegExp | null): ReadonlyMap<Part, readonly string[]> {
  const reached = new Set([entry]);
  const parts = new Map<Part, string[]>();
  for (const path of reached) {
    for (const [, names = ''] of (FILES[path] ?? '').matchAll(USE))
      for (const [, name] of names.matchAll(/'([\w-]+)'/g))
        parts.set(name as Part, [...(parts.get(name as Part) ?? []), path]);
    for (const one of importsOf(path, loader)) if (one in FILES) reached.add(one);
  }
  return parts;
}

const partsOf = (...groups: readonly Group[]) => new Set<Part>(groups.flatMap((group) => GROUPS[group]));

test.each([
  ['/src/web/main.tsx', LOADERS.pages, ['first']],
  ['/src/web/main.tsx', LOADERS.later, ['first', 'pages']],
  ['/src/web/main.tsx', null, ['first', 'pages', 'later']],
  ['/src/web/wall/main.tsx', null, ['wall']],
] as const)('what %s loads without %s has its texts in %j', (entry, loader, groups) => {
  const allowed = partsOf(...groups);
  const used = partsUsed(entry, loader);
  expect([...used].filter(([part]) => !allowed.has(part))).toEqual([]);
});

test('a group has no part that nothing uses', () => {
  const used = new Set([...partsUsed('/src/web/main.tsx', null).keys(), 'first']);
  expect([...partsOf('pages', 'later')].filter((part) => !used.has(part))).toEqual([]);
});
