import { expect, test } from 'vitest';
import { conform } from '#contract/conformance/conform.ts';
import type { Row } from '#contract/conformance/row.ts';
import { maxRequestsOf, STEPS } from '#contract/walk/steps.ts';
import { startApp } from '#service/testing/start-app.ts';

const { ask } = startApp({ media: true });

test('the embedded service answers every operation of the table, in every form, and nothing of it is lost', async () => {
  const { rows, requests } = await conform(({ route }, question) => {
    const query = question.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    return ask(`${route}/?${query}`);
  });
  expect(requests).toBeLessThanOrEqual(maxRequestsOf(STEPS));
  // The walk asks for the draw of what it met first, a league: that is empty, as it is on the real service.
  const expected = ({ name }: Row) => (name === 'leagues?t=cup_draw' ? 'no data' : 'passes');
  const failing = (row: Row) => row.outcome !== expected(row) || row.status !== 200;
  expect(rows.filter(failing).map(({ name, status, note }) => `${name}: ${status} ${note}`)).toEqual([]);
});
