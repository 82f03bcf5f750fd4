import { expect, test } from 'vitest';
import type { DisplayRow } from './rows.ts';
import { rowsAround } from './rows-around.ts';

const rows = Array.from(
  { length: 20 },
  (_, at) => ({ row: { team_id: `${at + 1}` }, position: at + 1 }) as unknown as DisplayRow,
);
const parts = (...teams: readonly number[]) =>
  rowsAround(
    rows,
    teams.map((team) => `${team}`),
  ).map((part) => `${part[0]?.position}–${part.at(-1)?.position}`);

test('shows two places on both sides of each team', () => {
  expect(parts(3, 10)).toEqual(['1–5', '8–12']);
  expect(parts(1, 20)).toEqual(['1–3', '18–20']);
  expect(parts(9, 10)).toEqual(['7–12']);
});

test('closes a gap of one place, which would take the same room', () => {
  expect(parts(4, 10)).toEqual(['2–12']);
  expect(parts(4, 11)).toEqual(['2–6', '9–13']);
});

test('shows nothing of a table without the teams', () => {
  expect(parts(99)).toEqual([]);
});
