import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  delete document.documentElement.dataset['base'];
  history.replaceState(null, '', '/');
  vi.resetModules();
});

test.each([
  ['/touchline', '/touchline/match/7', '/touchline'],
  ['/touchline', '/touchline', '/touchline'],
  ['/touchline', '/match/7', ''],
  ['/t', '/tv', ''],
  ['', '/match/7', ''],
])('with the path %s of the site, the page at %s has the base path "%s"', async (base, path, basePath) => {
  document.documentElement.dataset['base'] = base;
  history.replaceState(null, '', path);
  vi.resetModules();
  expect((await import('./base-path.ts')).basePath).toBe(basePath);
});

test.each([
  ['/touchline/match/7', '/match/7'],
  ['/touchline-help/7', '/touchline-help/7'],
  ['/other', '/other'],
])('under /touchline an address %s is %s to pages', async (path, own) => {
  document.documentElement.dataset['base'] = '/touchline';
  history.replaceState(null, '', '/touchline/');
  vi.resetModules();
  const { ownUrl } = await import('./base-path.ts');
  expect(ownUrl(location.origin + path).pathname).toBe(own);
});
