import { expect, test } from 'vitest';
import { DEMO } from './account.ts';
import { PLANS } from './plans.ts';
import { readAccounts } from './read-accounts.ts';

test('adds accounts with their leagues to the demo account', () => {
  expect(readAccounts('anna:s3cret:free, desk@paper:t0ken:api-10-premium:10+20+10')).toEqual({
    accounts: [
      DEMO,
      { user: 'anna', token: 's3cret', plan: PLANS['free'], leagues: null },
      { user: 'desk@paper', token: 't0ken', plan: PLANS['api-10-premium'], leagues: [10, 20] },
    ],
  });
});

test.each([
  ['anna', /^SERVICE_ACCOUNTS, account 1 \(anna\) must be user:token:plan/],
  ['anna::free', /^SERVICE_ACCOUNTS, account 1 \(anna\) must be user:token:plan/],
  ['anna:s3cret:free,', /^SERVICE_ACCOUNTS, account 2 must be user:token:plan/],
  ['an na:s3cret:free', /^SERVICE_ACCOUNTS, account 1 must be user:token:plan/],
  ['anna:s3cret:free:10:20', /^SERVICE_ACCOUNTS, account 1 \(anna\) must be user:token:plan/],
  ['anna:s3cret:gold', /must have one of these plans: free, api-3, .*broadcast-premium\.$/],
  ['anna:s3cret:constructor', /must have one of these plans/],
  ['anna:s3cret:api-3:10+x', /must name its leagues by id, separated by \+\.$/],
  ['anna:s3cret:api-3:10+20+30+40', /must name at most 3 leagues, got 4\.$/],
  ['demo:s3cret:free', /must name every user once, got demo twice\.$/],
  ['anna:s3cret:free,anna:other:free', /must name every user once, got anna twice\.$/],
])('refuses "%s" without repeating the token', (text, sentence) => {
  const reading = readAccounts(text);
  expect('problem' in reading && reading.problem).toMatch(sentence);
  expect(JSON.stringify(reading)).not.toMatch(/s3cret|other/);
});
