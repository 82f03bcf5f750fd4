import { expect, test } from 'vitest';
import { findOperation, OPERATIONS, selectorOf } from './operations.ts';

test('every selector of a route is unique', () => {
  const names = OPERATIONS.map(({ route, t }) => `${route}?t=${t}`);
  expect(new Set(names).size).toBe(names.length);
});

test('every route has one default operation', () => {
  for (const route of new Set(OPERATIONS.map((operation) => operation.route))) {
    expect(OPERATIONS.filter((operation) => operation.route === route && operation.standard)).toHaveLength(1);
    expect(findOperation(route, null)?.route).toBe(route);
  }
});

test('an alias equals the operation it refers to', () => {
  for (const alias of OPERATIONS.filter((operation) => operation.aliasOf)) {
    const real = findOperation(alias.route, alias.aliasOf ?? '');
    const { t, aliasOf, forms, doc, ...rest } = alias;
    expect(real).toMatchObject(rest);
  }
});

test('include is a parameter where there are datasets, and collected feeds have pages', () => {
  for (const operation of OPERATIONS) {
    const kinds = operation.parameters.map(({ kind }) => kind);
    expect(kinds.includes('includes')).toBe(operation.includes.length > 0);
    if (operation.collect) expect(kinds).toContain('page');
  }
});

test('the media route accepts its selector as t or type, other routes only as t', () => {
  const selector = (route: string, query: string) =>
    selectorOf(route, (name) => new URLSearchParams(query).get(name));
  expect(selector('media', 'type=date&d=2026-11-21')).toBe('date');
  expect(selector('media', 't=team&type=date')).toBe('team');
  expect(selector('media', 'id=7')).toBeNull();
  expect(selector('fixtures', 'type=info')).toBeNull();
});

test('returns null for an unknown operation', () => {
  expect(findOperation('fixtures', 'upcoming')).toBeNull();
  expect(findOperation('odds', null)).toBeNull();
});
