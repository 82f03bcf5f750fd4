import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPrivateAddress, lookupPublic } from './address-rules.ts';

test.each([
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:192.168.0.1',
])('takes %s for a private network', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  'takes %s for the internet',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test('refuses a name that leads into a private network', async () => {
  const lookup = promisify(lookupPublic);
  await expect(lookup('localhost', { all: true })).rejects.toMatchObject({ code: 'EPRIVATE' });
  await expect(lookup('localhost', {})).rejects.toMatchObject({ code: 'EPRIVATE' });
});
