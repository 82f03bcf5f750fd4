/** docs/deploy.md explains every line that operators find in the log. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REASONS } from '#bff/failure.ts';

const root = join(import.meta.dirname, '../..');
const docs = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
const sources = globSync('src/{bff,run}/**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', 'src/run/{faults,scale}/**'],
});

/** Returns the events that a source logs at info or above. */
const eventsIn = (source: string) =>
  [
    ...source.matchAll(
      /\b(?:log\((?:'(?:info|warn|error|fatal)'|level|[^'\n]*\? [^,]*),\s*|warn\()'([^']+)'/g,
    ),
  ].map(([, event = '']) => event);

test('explains every event', () => {
  const events = sources.flatMap((file) => eventsIn(readFileSync(join(root, file), 'utf8')));
  expect(events.length).toBeGreaterThan(15);
  expect(events.filter((event) => !docs.includes(`\`${event}\``))).toEqual([]);
});

test('explains every reason', () => {
  expect(REASONS.filter((reason) => !docs.includes(`\`${reason}\``))).toEqual([]);
});
