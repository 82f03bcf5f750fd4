import { expect, test } from 'vitest';
import { OPERATIONS } from '#contract/operations.ts';
import { canonicalParameters, requiredParameters } from '#contract/parameters.ts';
import {
  consoleAddress,
  curlCommand,
  formParameters,
  parseConsoleAddress,
  requestUrl,
  validationErrorOf,
} from './console-request.ts';

const EXAMPLES: Readonly<Record<string, string>> = {
  id: '7',
  ids: '7,8',
  ordered_ids: '8,7',
  date: '2026-11-21',
  offset: '5.5',
  language: 'de',
  page: '2',
  odds_format: 'american',
  text: 'rovers & co',
};

test('round-trips every operation through the console’s address, and the contract accepts it', () => {
  for (const operation of OPERATIONS) {
    const values = Object.fromEntries(
      requiredParameters(operation).map(({ name, kind }) => [name, EXAMPLES[kind] ?? '']),
    );
    const request = { operation, values };
    expect(validationErrorOf(request), operation.t).toBeNull();
    expect(parseConsoleAddress(consoleAddress(request).slice('/console'.length))).toEqual(request);
    const url = new URL(requestUrl(request), 'http://here');
    expect(url.pathname).toBe(`/api/v2.2/${operation.route}/`);
    expect('refused' in canonicalParameters(operation, url.searchParams)).toBe(false);
  }
});

test('sends no empty parameters and no surrounding blanks', () => {
  const request = parseConsoleAddress(
    '?route=fixtures&t=schedule&d=2026-11-21&include=events,stats&nonsense=1',
  );
  if (!request) throw new Error('the address names no operation');
  const path = '/api/v2.2/fixtures/?t=schedule&d=2026-11-21&include=events,stats';
  expect(requestUrl(request)).toBe(path);
  expect(requestUrl({ ...request, values: { ...request.values, lang: ' ', country_id: ' 3 ' } })).toBe(
    '/api/v2.2/fixtures/?t=schedule&d=2026-11-21&country_id=3&include=events,stats',
  );
});

test('reports an invalid parameter in the contract’s words, and names it', () => {
  const request = parseConsoleAddress('?route=fixtures&t=schedule&d=21.11.2026');
  if (!request) throw new Error('the address names no operation');
  expect(validationErrorOf(request)).toEqual({
    sentence: 'Invalid d. Send a date from 1900-01-01 to 2199-12-31 as YYYY-MM-DD.',
    name: 'd',
  });
  expect(validationErrorOf({ ...request, values: {} })?.name).toBe('d');
});

test('has no page parameter for a feed', () => {
  const feed = OPERATIONS.find(
    ({ collect, parameters }) => collect && parameters.some(({ name }) => name === 'page'),
  );
  if (!feed) throw new Error('no feed');
  expect(formParameters(feed).map(({ name }) => name)).not.toContain('page');
});

test('ignores an address that names no operation', () => {
  for (const search of ['', '?route=fixtures&t=nonsense', '?route=__proto__'])
    expect(parseConsoleAddress(search)).toBeNull();
});

test('keeps typed text inside the shell’s quotes', () => {
  expect(curlCommand('https://here', "/api/v2.2/search/?t=team&q='; rm -rf ~")).toBe(
    "curl --compressed 'https://here/api/v2.2/search/?t=team&q=%27; rm -rf ~'",
  );
});

test('takes a delay where the proxy does, and refuses it in the proxy’s words', () => {
  const live = parseConsoleAddress('?route=livescores&t=live&delay=45');
  const countries = parseConsoleAddress('?route=countries&t=list&delay=45');
  if (!live || !countries) throw new Error('an address names no operation');
  expect(validationErrorOf(live)).toBeNull();
  expect(requestUrl(live)).toBe('/api/v2.2/livescores/?t=live&delay=45');
  expect(validationErrorOf({ ...live, values: { delay: '301' } })).toEqual({
    sentence: 'Invalid delay. Send whole seconds from 0 to 300.',
    name: 'delay',
  });
  expect(requestUrl(countries)).toBe('/api/v2.2/countries/?t=list');
  expect(formParameters(countries.operation).map(({ name }) => name)).not.toContain('delay');
});
