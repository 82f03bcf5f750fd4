/** A random walk through all that the data service may refuse, before an oracle that knows only what it refused. */
import { expect, test } from 'vitest';
import { findBrokenPromise } from '#bff/testing/walk/events.ts';
import { GATE_ROWS } from './gate.ts';
import { LACK_ROWS } from './lacks.ts';

/** `npm run walk` plays more. */
const SEQUENCES = 150;
/** Sequences after which a missing row shows at the latest. */
const SEQUENCES_WITHOUT_ROW = 40;

test('keeps its promises through any sequence of refusals, restarts and changes', async () => {
  expect(await findBrokenPromise(SEQUENCES)).toBe(null);
});

const ROWS = [GATE_ROWS, LACK_ROWS].flatMap((table: Record<string, unknown>) =>
  Object.keys(table).map((row) => ({ row, table })),
);

test.each(ROWS)('breaks a promise without the row $row', async ({ row, table }) => {
  const content = table[row];
  delete table[row];
  try {
    expect(await findBrokenPromise(SEQUENCES_WITHOUT_ROW)).not.toBe(null);
  } finally {
    table[row] = content;
  }
});
