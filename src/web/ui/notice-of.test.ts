import { expect, test } from 'vitest';
import { noticeOf } from './notice-of.ts';

test.each([
  ['offline', 'offline'],
  ['rate_limited', 'limit'],
  ['plan_limit', 'plan'],
  ['upstream_refused', 'refused'],
  ['something new', 'other'],
  ['timeout', 'timeout'],
  ['cache-timeout', 'service'],
  ['rate_limited-hour', 'limitHour'],
  ['cache-limit-day', 'limitDay'],
  ['cache-allowance-hour', 'allowanceHour'],
  ['cache-credentials', 'refused'],
  ['cache-plan', 'service'],
] as const)('%s is described as %s', (reason, trouble) => {
  expect(noticeOf(reason)).toBe(trouble);
});
