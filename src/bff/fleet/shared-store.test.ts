import { expect, test } from 'vitest';
import { kindOfStoreError } from './shared-store.ts';

class SocketClosedUnexpectedlyError extends Error {}
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:6379'), { code: 'ECONNREFUSED' });

test.each([
  ['a port where nothing listens', refused, 'ECONNREFUSED'],
  [
    'a server that was stopped',
    new SocketClosedUnexpectedlyError('Socket closed'),
    'SocketClosedUnexpectedlyError',
  ],
  ['a wrong password', new Error('WRONGPASS invalid username-password pair'), 'WRONGPASS'],
  ['anything else', 'text', 'unknown'],
])('names the cause of %s', (_, error, kind) => {
  expect(kindOfStoreError(error)).toBe(kind);
});
