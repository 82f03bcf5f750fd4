import { expect, test } from 'vitest';
import { misspeltVariables, unusedCredentials } from './variables.ts';

test.each([
  ['UPSTREAM_URI', 'UPSTREAM_URL'],
  ['UPSTREAM_ULR', 'UPSTREAM_URL'],
  ['UPSTREAMURL', 'UPSTREAM_URL'],
  ['upstream_url', 'UPSTREAM_URL'],
  ['UPSTEAM_TOKEN', 'UPSTREAM_TOKEN'],
  ['OPERATORS_KEY', 'OPERATOR_KEY'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['REQUEST_PER_DAY', 'REQUESTS_PER_DAY'],
])('takes %s for a misspelt %s', (variable, near) => {
  expect(misspeltVariables({ [variable]: 'x' })).toEqual([{ variable, near }]);
});

test('takes no variable of other programs for a misspelt one', () => {
  const others =
    'HOME HOSTNAME PATH USER USERNAME TOKENS HTTP_PROXY http_proxy ALL_PROXY NODE_ENV LOG_FORMAT DATABASE_URL';
  const environment = Object.fromEntries(others.split(' ').map((name) => [name, 'x']));
  expect(misspeltVariables({ ...environment, ...process.env, UPSTREAM_URL: 'x', STATE_DIR: 'x' })).toEqual(
    [],
  );
});

test('names credentials without a service that would take them', () => {
  const credentials = { USERNAME: 'you', TOKEN: 'secret', UPSTREAM_TOKEN_FILE: '/run/secrets/token' };
  expect(unusedCredentials(credentials)).toEqual(['UPSTREAM_TOKEN_FILE', 'TOKEN']);
  expect(unusedCredentials({ ...credentials, UPSTREAM_URL: 'https://api.example.com' })).toEqual([]);
  expect(unusedCredentials({ USERNAME: 'you', TOKEN: ' ' })).toEqual([]);
});
